import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { dependants } from '../../../kernel/tables/dependants';
import { users } from '../../../kernel/tables/users';
import { factsOfProfile, type PatientProfileRow, patientProfiles } from '../../vital-signs/offers';

export type ProfileWithPerson = {
  profile: PatientProfileRow;
  /** The address is null for a child without an account. */
  person: { firstName: string; lastName: string; email: string | null };
  facts: HealthFact[];
};

const columns = {
  profile: patientProfiles,
  person: {
    firstName: sql<string>`coalesce(${users.firstName}, ${dependants.firstName})`,
    lastName: sql<string>`coalesce(${users.lastName}, ${dependants.lastName})`,
    email: sql<string | null>`${users.email}`,
  },
  facts: factsOfProfile,
};

/** The caller's own profile; every patient has one from sign-up on. */
export async function findOwnProfile(caller: Caller, tx: Reader): Promise<ProfileWithPerson> {
  return expectOne(await selectOwn(caller, tx));
}

/** The same, locked until the end of the transaction. */
export async function lockOwnProfile(caller: Caller, tx: Reader): Promise<ProfileWithPerson> {
  return expectOne(await selectOwn(caller, tx).for('update', { of: patientProfiles }));
}

const selectOwn = (caller: Caller, tx: Reader) =>
  tx
    .select(columns)
    .from(patientProfiles)
    .leftJoin(users, eq(users.id, patientProfiles.userId))
    .leftJoin(dependants, eq(dependants.patientId, patientProfiles.userId))
    .where(own(patientProfiles.userId, caller));

function expectOne([found]: ProfileWithPerson[]): ProfileWithPerson {
  if (!found) throw new Error('This patient has no profile.');
  return found;
}
