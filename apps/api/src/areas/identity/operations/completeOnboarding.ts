import { answer } from '@nadi/api-server/answers';
import type { UploadedFile } from '@nadi/api-server/handlers';
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
import { keepPhoto } from '../../../kernel/files/keep-photo';
import { readImage } from '../../../kernel/files/read-image';
import { writing } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { keepDoctorAnswers } from '../../doctors/offers';
import { keepPatientAnswers } from '../../profile/offers';
import { checkDateOfBirth } from '../../vital-signs/offers';
import { withoutPassword } from '../sessions/accounts';

export const completeOnboarding = writing('completeOnboarding', async ({ body, files: sent }, given) => {
  const { tx, caller, now } = given;
  const answers = body.onboardingData as PatientOnboarding | DoctorOnboarding;
  const otherRole = findOtherRole(answers, caller.user.role === 'DOCTOR');
  if (otherRole) throw unprocessable([otherRole]);
  const photo = sent.profilePhoto && (await readPhoto(sent.profilePhoto));
  const faults = areOfDoctor<DoctorOnboarding>(answers)
    ? []
    : await checkDateOfBirth(answers.dateOfBirth, dateOfBirthAsked, given);
  if (photo?.contentType === null) faults.push(notAnImage);
  if (faults.length > 0) throw unprocessable(faults);

  const [user] = await tx
    .update(users)
    .set({ onboardingCompletedAt: now, updatedAt: now })
    .where(and(own(users.id, caller), isNull(users.onboardingCompletedAt)))
    .returning(withoutPassword);
  if (!user) throw conflict(answeredBefore);

  const photoId = photo?.contentType ? await keepPhoto(photo.bytes, photo.contentType, given) : null;
  if (areOfDoctor<DoctorOnboarding>(answers)) await keepDoctorAnswers(answers, photoId, given);
  else await keepPatientAnswers(answers, photoId, given);
  return answer({ user: presentUser({ ...user, verification: caller.user.verification }) });
});

const readPhoto = async ({ bytes }: UploadedFile) => ({ bytes, contentType: await readImage(bytes) });
