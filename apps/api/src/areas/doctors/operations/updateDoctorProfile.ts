import { etagOf, versioned } from '@nadi/api-server/answers';
import { changedSince } from '@nadi/api-server/problem';
import type { DoctorProfilePatch } from '@nadi/contract/schema';
import { writing } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { presentDoctorProfile } from '../presenters/doctor-profile';
import { type DoctorWithPerson, findOwnDoctorProfile, lockOwnDoctorProfile } from '../queries/find-profile';
import { doctorProfiles } from '../tables/doctor-profiles';

export const updateDoctorProfile = writing(
  'updateDoctorProfile',
  async ({ headers, body }, { tx, caller, now }) => {
    const found = await lockOwnDoctorProfile(caller, tx);
    const expected = headers['If-Match'];
    if (expected !== undefined && expected !== etagOf(found.profile.version))
      throw changedSince(presentDoctorProfile(found));

    const { firstName, lastName, ...answers } = body;
    // What the patch leaves out is undefined, and Drizzle leaves those columns alone.
    await tx
      .update(doctorProfiles)
      .set({
        ...answers,
        ...(hasToBeVerified(found, body) ? { ...undecided, appliedAt: now } : {}),
        version: found.profile.version + 1,
        updatedAt: now,
      })
      .where(own(doctorProfiles.userId, caller));
    await tx.update(users).set({ firstName, lastName, updatedAt: now }).where(own(users.id, caller));
    return versioned(presentDoctorProfile(await findOwnDoctorProfile(caller, tx)));
  },
);

const undecided = { verification: 'UNVERIFIED', reason: null, decidedAt: null, decidedBy: null } as const;

/** Whether what an administrator looks up in the register is another now: the entry, or whose it is. */
const hasToBeVerified = ({ profile, person }: DoctorWithPerson, patch: DoctorProfilePatch): boolean => {
  const { licenseNumber = profile.licenseNumber, council = profile.council } = patch;
  const { firstName = person.firstName, lastName = person.lastName } = patch;
  return (
    licenseNumber !== profile.licenseNumber ||
    council !== profile.council ||
    firstName !== person.firstName ||
    lastName !== person.lastName
  );
};
