import { versioned } from '@nadi/api-server/answers';
import { registrationAfter } from '@nadi/domain/doctors/registration';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { presentDoctorProfile } from '../presenters/doctor-profile';
import { findOwnDoctorProfile, lockOwnDoctorProfile } from '../queries/find-profile';
import { doctorProfiles } from '../tables/doctor-profiles';

export const updateDoctorProfile = mutation(
  'updateDoctorProfile',
  async ({ headers, body }, { tx, caller, now }) => {
    const found = await lockOwnDoctorProfile(caller, tx);
    expectVersion(headers, found.profile.version, 'DoctorProfile', () => presentDoctorProfile(found));

    const { firstName, lastName, ...answers } = body;
    // Fields absent from the patch are undefined, and Drizzle leaves those columns unchanged.
    await tx
      .update(doctorProfiles)
      .set({
        ...answers,
        ...registrationAfter({ ...found.profile, ...found.person }, body, now),
        version: found.profile.version + 1,
        updatedAt: now,
      })
      .where(own(doctorProfiles.userId, caller));
    await tx.update(users).set({ firstName, lastName, updatedAt: now }).where(own(users.id, caller));
    return versioned(presentDoctorProfile(await findOwnDoctorProfile(caller, tx)));
  },
);
