import { answer } from '@nadi/api-server/answers';
import type { UploadedFile } from '@nadi/api-server/handlers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import type { DoctorOnboarding, PatientOnboarding } from '@nadi/contract/schema';
import { and, isNull } from 'drizzle-orm';
import { keepPhoto } from '../../../kernel/files/keep-photo';
import { readImage } from '../../../kernel/files/read-image';
import { writing } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { keepDoctorAnswers } from '../../doctors/offers';
import { keepPatientAnswers } from '../../profile/offers';
import { checkDateOfBirth } from '../../vital-signs/offers';
import { presentUser } from '../presenters/user';
import { withoutPassword } from '../sessions/accounts';

export const completeOnboarding = writing('completeOnboarding', async ({ body, files: sent }, given) => {
  const { tx, caller, now } = given;
  const answers = body.onboardingData as PatientOnboarding | DoctorOnboarding;
  const isDoctor = caller.user.role === 'DOCTOR';
  if (isOfDoctor(answers) !== isDoctor) throw unprocessable([isDoctor ? notOfDoctor : notOfPatient]);
  const photo = sent.profilePhoto && (await readPhoto(sent.profilePhoto));
  const faults = isOfDoctor(answers) ? [] : await checkDateOfBirth(answers.dateOfBirth, dateOfBirth, given);
  if (photo?.contentType === null) faults.push(notAnImage);
  if (faults.length > 0) throw unprocessable(faults);

  const [user] = await tx
    .update(users)
    .set({ onboardingCompletedAt: now, updatedAt: now })
    .where(and(own(users.id, caller), isNull(users.onboardingCompletedAt)))
    .returning(withoutPassword);
  if (!user) throw conflict('You have already answered these questions. Change your profile instead.');

  const photoId = photo?.contentType ? await keepPhoto(photo.bytes, photo.contentType, given) : null;
  if (isOfDoctor(answers)) await keepDoctorAnswers(answers, photoId, given);
  else await keepPatientAnswers(answers, photoId, given);
  return answer({ user: presentUser({ ...user, verification: caller.user.verification }) });
});

/** The contract tells the two apart in the same way. */
const isOfDoctor = (answers: PatientOnboarding | DoctorOnboarding): answers is DoctorOnboarding =>
  'languages' in answers;

const readPhoto = async ({ bytes }: UploadedFile) => ({ bytes, contentType: await readImage(bytes) });

const dateOfBirth = '/body/onboardingData/dateOfBirth';

const notAnImage = {
  pointer: '/body/profilePhoto',
  message: 'Must be a JPEG, PNG or WebP picture.',
  code: 'image',
};

const notOfDoctor = {
  pointer: '/body/onboardingData/languages',
  message: 'Must be given: a doctor names the languages in which they see patients.',
  code: 'required',
};

const notOfPatient = {
  pointer: '/body/onboardingData/languages',
  message: 'Must not be given: a patient is asked for date of birth and gender.',
  code: 'not-allowed',
};
