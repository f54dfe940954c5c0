import { eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { type DoctorProfileRow, doctorProfiles } from '../tables/doctor-profiles';

export type DoctorWithPerson = {
  profile: DoctorProfileRow;
  person: { firstName: string; lastName: string; email: string };
};

/** Columns of a doctor's profile, with their name and address. */
export const withPerson = {
  profile: doctorProfiles,
  person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
};

/** The caller's own profile; every doctor has one from sign-up on. */
export async function findOwnDoctorProfile(caller: Caller, tx: Reader): Promise<DoctorWithPerson> {
  return expectOne(await selectOwn(caller, tx));
}

/** The same, locked until the end of the transaction. */
export async function lockOwnDoctorProfile(caller: Caller, tx: Reader): Promise<DoctorWithPerson> {
  return expectOne(await selectOwn(caller, tx).for('update', { of: doctorProfiles }));
}

const selectOwn = (caller: Caller, tx: Reader) =>
  tx
    .select(withPerson)
    .from(doctorProfiles)
    .innerJoin(users, eq(users.id, doctorProfiles.userId))
    .where(own(doctorProfiles.userId, caller));

function expectOne([found]: DoctorWithPerson[]): DoctorWithPerson {
  if (!found) throw new Error('This doctor has no profile.');
  return found;
}
