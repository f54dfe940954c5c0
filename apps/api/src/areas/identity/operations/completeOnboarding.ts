import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import type { DoctorOnboarding, PatientOnboarding } from '@nadi/contract/schema';
import {
  answeredBefore,
  areOfDoctor,
  dateOfBirthAsked,
  findOtherRole,
  notAnImage,
} from '@nadi/domain/identity/first-answers';
import { presentUser } from '@nadi/domain/identity/present-user';
import { and, isNull } from 'drizzle-orm';
import { drawPhoto } from '../../../kernel/files/draw-photo';
import { keepPhoto } from '../../../kernel/files/keep-photo';
import { preparedMutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { keepDoctorAnswers } from '../../doctors/offers';
import { keepPatientAnswers } from '../../profile/offers';
import { checkDateOfBirth } from '../../vital-signs/offers';
import { withoutPassword } from '../sessions/accounts';

export const completeOnboarding = preparedMutation('completeOnboarding', {
  async prepare({ body, files: sent }, given) {
    const { user } = given.caller;
    const otherRole = findOtherRole(body.onboardingData as object, user.role === 'DOCTOR');
    if (otherRole) throw unprocessable([otherRole]);
    const bytes = sent.profilePhoto?.bytes;
    // An account that has answered gets 409, or its first answer again: its photo is not decoded for that.
    if (!bytes || user.onboardingCompletedAt) return { isSent: false, photo: null };
    return { isSent: true, photo: await drawPhoto(bytes, given) };
  },

  async perform({ body }, { isSent, photo }, given) {
    const { tx, caller, now } = given;
    const answers = body.onboardingData as PatientOnboarding | DoctorOnboarding;
    const [user] = await tx
      .update(users)
      .set({ onboardingCompletedAt: now, updatedAt: now })
      .where(and(own(users.id, caller), isNull(users.onboardingCompletedAt)))
      .returning(withoutPassword);
    if (!user) throw conflict(answeredBefore);

    const faults = areOfDoctor<DoctorOnboarding>(answers)
      ? []
      : await checkDateOfBirth(answers.dateOfBirth, dateOfBirthAsked, given);
    if (isSent && !photo) faults.push(notAnImage);
    if (faults.length > 0) throw unprocessable(faults);

    const photoId = photo && (await keepPhoto(photo, given)).id;
    if (areOfDoctor<DoctorOnboarding>(answers)) await keepDoctorAnswers(answers, photoId, given);
    else await keepPatientAnswers(answers, photoId, given);
    return answer({ user: presentUser({ ...user, verification: caller.user.verification }) });
  },
});
