import { ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../db/transaction';
import { familyTies } from '../tables/family-ties';

/** Leaves out guardians of an adult, who act until the 18th birthday even before the job has run that ends it. */
export const actsStill = (now: Date): SQL | undefined =>
  or(
    ne(familyTies.level, 'guardian'),
    sql`not is_adult_patient(${familyTies.patientId}, ${now.toISOString()}::timestamptz)`,
  );

/** Returns the guardians of the caller, and the addresses that they have confirmed; none of an adult. */
export const guardiansOf = (tx: Reader): Promise<{ userId: string; email: string | null }[]> =>
  tx.select({ userId: sql<string>`user_id`, email: sql<string | null>`email` }).from(sql`own_guardians()`);
