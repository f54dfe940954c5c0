import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkChild } from '@nadi/domain/family/family-faults';
import { checkBirthKept } from '@nadi/domain/family/hand-over';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { and, eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { familyTies } from '../../../kernel/tables/family-ties';
import { users } from '../../../kernel/tables/users';
import { checkDateOfBirth, patientProfiles, reassessLater } from '../../vital-signs/offers';
import { correctName } from '../correct-name';
import { presentPatientProfile } from '../presenters/patient-profile';
import { findOwnProfile, lockOwnProfile } from '../queries/find-profile';

export const updatePatientProfile = mutation('updatePatientProfile', async ({ headers, body }, given) => {
  const { tx, caller, now } = given;
  const found = await lockOwnProfile(caller, tx);
  expectVersion(headers, found.profile.version, 'PatientProfile', () => presentPatientProfile(found, now));

  const { firstName, lastName, pregnancy, ...answers } = body;
  const faults = await checkDateOfBirth(answers.dateOfBirth, '/body/dateOfBirth', given);
  if (found.person.email === null && answers.dateOfBirth)
    faults.push(...checkChild(answers.dateOfBirth, dayInIndia(now)));
  if (faults.length === 0 && answers.dateOfBirth !== undefined) {
    const guardians = await tx
      .select({ id: familyTies.id })
      .from(familyTies)
      .where(and(own(familyTies.patientId, caller), eq(familyTies.level, 'guardian')));
    const known = { dateOfBirth: found.profile.dateOfBirth, hasGuardians: guardians.length > 0 };
    faults.push(...checkBirthKept(answers.dateOfBirth, known, dayInIndia(now)));
  }
  if (faults.length > 0) throw unprocessable(faults);

  // Fields absent from the patch are undefined, and Drizzle leaves those columns unchanged.
  await tx
    .update(patientProfiles)
    .set({ ...answers, version: found.profile.version + 1, updatedAt: now })
    .where(own(patientProfiles.userId, caller));
  await reassessLater({ before: found.profile, after: answers, pregnancy }, given);
  if (found.person.email === null) {
    const { person } = found;
    await correctName(
      { firstName: firstName ?? person.firstName, lastName: lastName ?? person.lastName },
      given,
    );
  } else await tx.update(users).set({ firstName, lastName, updatedAt: now }).where(own(users.id, caller));
  await tellDoctors(given);
  return versioned(presentPatientProfile(await findOwnProfile(caller, tx), now));
});
