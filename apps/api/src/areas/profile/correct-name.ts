import { sql } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';

type Name = { firstName: string; lastName: string };

/** Corrects the name of a child, whose guardian the caller is: the database refuses anyone else. */
export async function correctName(
  { firstName, lastName }: Name,
  { tx, caller, now }: { tx: Writer; caller: { userId: string }; now: Date },
): Promise<void> {
  await tx
    .select({
      done: sql`update_dependant(${caller.userId}::uuid, ${firstName}, ${lastName}, ${now.toISOString()}::timestamptz)`,
    })
    .from(sql`(values (1)) as one`);
}
