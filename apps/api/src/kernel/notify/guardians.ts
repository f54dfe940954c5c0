import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../db/transaction';
import type { Caller } from '../people/caller';
import { own } from '../policy/own';
import { familyTies } from '../tables/family-ties';

/** Leaves out guardians of an adult: they act until the 18th birthday, whether or not the job that ends it has run. */
export const actsStill = (now: Date): SQL | undefined =>
  or(
    ne(familyTies.level, 'guardian'),
    sql`not is_adult_patient(${familyTies.patientId}, ${now.toISOString()}::timestamptz)`,
  );

/** Ids of the guardians of the caller; none of an adult. */
export async function guardiansOf(given: { tx: Reader; caller: Caller; now: Date }): Promise<string[]> {
  const { tx, caller, now } = given;
  if (caller.role !== 'PATIENT') return [];
  const theirs = and(own(familyTies.patientId, caller), eq(familyTies.level, 'guardian'), actsStill(now));
  const found = await tx.select({ userId: familyTies.userId }).from(familyTies).where(theirs);
  return found.map(({ userId }) => userId);
}
