import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import { type SQL, sql } from 'drizzle-orm';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader, Transaction } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { healthFacts } from '../tables/health-facts';
import { patientProfiles } from '../tables/patient-profiles';

/** All facts of the person of a profile, oldest first. */
export const factsOfProfile = sql<HealthFact[]>`(
  select coalesce(json_agg(json_build_object(
    'type', ${healthFacts.type}, 'from', ${healthFacts.from}, 'to', ${healthFacts.to}, 'metres', ${healthFacts.metres})
    order by ${healthFacts.from}, ${healthFacts.id}), '[]')
  from ${healthFacts} where ${healthFacts.patientId} = ${patientProfiles.userId})`;

const selectSubject = (tx: Reader, chosen: SQL | undefined) =>
  tx
    .select({
      dateOfBirth: patientProfiles.dateOfBirth,
      gender: patientProfiles.gender,
      facts: factsOfProfile,
    })
    .from(patientProfiles)
    .where(chosen);

const find = prepared((tx: Transaction) => selectSubject(tx, own(patientProfiles.userId, whoAsks)));

/** Returns the caller's data that decide which ranges apply: profile and facts, in one query. */
export async function loadSubject({ userId }: Pick<Caller, 'userId'>, tx: Reader): Promise<Subject> {
  const [profile] = await find(tx, { userId });
  return profile ?? { dateOfBirth: null, gender: null, facts: [] };
}

/**
 * The same, to assess a reading that is written now. Facts do not change until the end of the transaction, so no reading is stored
 * with an assessment by facts that were corrected meanwhile. Both statements are sent together.
 */
export async function holdSubject({ userId }: Pick<Caller, 'userId'>, tx: Reader): Promise<Subject> {
  // A separate statement: the next one's snapshot is taken when it starts, after the wait.
  const [, subject] = await Promise.all([share(tx, { userId }), loadSubject({ userId }, tx)]);
  return subject;
}

const lockKey = (userId: unknown) => sql`hashtextextended('facts ' || ${userId}::text, 0)`;

const share = prepared((tx: Transaction) =>
  tx
    .select({ isHeld: sql`pg_advisory_xact_lock_shared(${lockKey(sql.placeholder('userId'))})` })
    .from(sql`(values (1)) as one`),
);

/** Waits for readings that are being assessed by the earlier facts, and blocks other assessments until the end. */
export async function holdFacts(userId: string, tx: Reader): Promise<void> {
  await tx.select({ isHeld: sql`pg_advisory_xact_lock(${lockKey(userId)})` }).from(sql`(values (1)) as one`);
}
