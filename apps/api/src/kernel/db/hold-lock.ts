import { sql } from 'drizzle-orm';
import type { Reader } from './transaction';

/**
 * Waits for the lock of a key, and holds it until the end of the transaction. The rows that it protects are read by a later statement, whose snapshot is
 * taken after the wait and has what the others have written.
 */
export async function holdLock(key: string, tx: Reader): Promise<void> {
  await tx
    .select({ isHeld: sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))` })
    .from(sql`(values (1)) as one`);
}
