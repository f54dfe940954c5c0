import { notFound } from '@nadi/api-server/problem';
import type { FamilyHelper, FamilyMember } from '@nadi/contract/schema';
import { isReviewDue, lastDayOfGuardians } from '@nadi/domain/family/hand-over';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { and, asc, eq, sql } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import { actsStill } from '../../../kernel/notify/guardians';
import type { Caller } from '../../../kernel/people/caller';
import { familyTies, holdsOn } from '../../../kernel/tables/family-ties';
import { users } from '../../../kernel/tables/users';
import { tiesTo } from '../policy/own-ties';

type Given = { tx: Reader; caller: Caller; now: Date };

export type MemberRow = Omit<FamilyMember, 'isReviewDue'> & { tieId: string; reviewedAt: string | null };

/** Patients for whom the caller acts today, as `family_members()` tells them: names of others are read by no other way. */
export const findMembers = (tx: Reader): Promise<MemberRow[]> =>
  tx
    .select({
      tieId: sql<string>`tie_id`,
      id: sql<string>`patient_id`,
      firstName: sql<string>`first_name`,
      lastName: sql<string>`last_name`,
      relationship: sql<FamilyMember['relationship']>`patient_is`,
      level: sql<FamilyMember['level']>`level`,
      since: sql<string>`since`.mapWith((at: string | Date) => new Date(at).toISOString()),
      until: sql<string | null>`until::text`,
      hasAccount: sql<boolean>`has_account`,
      dateOfBirth: sql<string | null>`date_of_birth::text`,
      gender: sql<FamilyMember['gender']>`gender`,
      guardians: sql<FamilyMember['guardians']>`guardians`,
      version: sql<number>`version`,
      reviewedAt: sql<string | null>`reviewed_at`,
    })
    .from(sql`family_members()`);

export const presentMember = (
  { tieId: _, reviewedAt, guardians, ...row }: MemberRow,
  now: Date,
): FamilyMember => {
  const isGuardian = row.level === 'guardian';
  return {
    ...row,
    until: isGuardian ? lastDayOfGuardians(row.dateOfBirth) : row.until,
    guardians: isGuardian ? guardians : [],
    isReviewDue: isGuardian && isReviewDue(row.dateOfBirth, reviewedAt, dayInIndia(now)),
  };
};

/** @throws 404 if the caller does not act for them */
export async function findMember(id: string, tx: Reader): Promise<MemberRow> {
  const found = (await findMembers(tx)).find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

/** The number of people whom the caller looks after, with other additions held back until the end of the transaction. */
export const holdMembers = (userId: string, tx: Reader): Promise<number> =>
  countAlone('family-members', userId, tx, async () => (await findMembers(tx)).length);

const helperColumns = {
  id: familyTies.id,
  userId: familyTies.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  relationship: sql<FamilyHelper['relationship']>`${familyTies.userIs}`,
  level: familyTies.level,
  since: familyTies.since,
  until: familyTies.until,
  version: familyTies.version,
  bornOn: sql<
    string | null
  >`(select date_of_birth::text from patient_profiles where patient_profiles.user_id = ${familyTies.patientId})`,
};

const helpersOf = ({ tx, caller, now }: Given) => {
  const select = tx.select(helperColumns).from(familyTies).innerJoin(users, eq(users.id, familyTies.userId));
  return { select, mine: and(tiesTo(caller), holdsOn(dayInIndia(now)), actsStill(now)) };
};

export type HelperRow = Awaited<ReturnType<typeof findHelpers>>[number];

/** People who may act for the caller today, oldest first. */
export function findHelpers(given: Given) {
  const { select, mine } = helpersOf(given);
  return select.where(mine).orderBy(asc(familyTies.since), asc(familyTies.id));
}

/** One person who may act for the caller today. @throws 404 if there is none */
export async function findHelper(id: string, given: Given): Promise<HelperRow> {
  const { select, mine } = helpersOf(given);
  const [found] = await select.where(and(mine, hasId(familyTies.id, id))).for('update', { of: familyTies });
  if (!found) throw notFound();
  return found;
}

export const presentHelper = ({ userId: _, bornOn, since, until, ...row }: HelperRow): FamilyHelper => ({
  ...row,
  until: row.level === 'guardian' ? lastDayOfGuardians(bornOn) : until,
  since: since.toISOString(),
});
