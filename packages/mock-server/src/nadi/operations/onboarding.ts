import type { DoctorOnboarding, PatientOnboarding } from '@nadi/contract/schema';
import {
  answeredBefore,
  areOfDoctor,
  dateOfBirthAsked,
  findOtherRole,
  notAnImage,
} from '@nadi/domain/identity/first-answers';
import { answerPregnancy } from '../answer-pregnancy';
import { reassess } from '../assessing';
import { checkDateOfBirth } from '../birth';
import { answer, signedIn } from '../operation';
import { typeOfPicture } from '../photos';
import { presentUser } from '../present';
import { conflict, tooLarge, unprocessable } from '../problems';
import type { Person } from '../world';
import { maxBytes } from './photos';

type Form = { onboardingData: PatientOnboarding | DoctorOnboarding };

export const onboarding = {
  completeOnboarding: signedIn('completeOnboarding', async ({ body, files, me, now, newId }) => {
    const { onboardingData: answers } = body as Form;
    const otherRole = findOtherRole(answers, me.doctor !== null);
    if (otherRole) throw unprocessable(otherRole);
    if ((files.profilePhoto?.size ?? 0) > maxBytes)
      throw tooLarge('The file is larger than 5 MB. Nothing was saved.');
    const contentType = files.profilePhoto ? await typeOfPicture(files.profilePhoto) : undefined;
    const faults = areOfDoctor<DoctorOnboarding>(answers)
      ? []
      : checkDateOfBirth(answers.dateOfBirth, dateOfBirthAsked, { me, now });
    if (contentType === null) faults.push(notAnImage);
    if (faults.length > 0) throw unprocessable(...faults);
    if (me.account.onboardingCompletedAt !== null) throw conflict(answeredBefore);

    me.account.onboardingCompletedAt = now.toISOString();
    const photoId = contentType && files.profilePhoto ? newId() : null;
    keepAnswers(me, answers, photoId, now);
    if (!areOfDoctor<DoctorOnboarding>(answers)) {
      if (answers.pregnancy) answerPregnancy(me, answers.pregnancy, { now, newId });
      reassess(me, { now, newId });
    }
    if (photoId && contentType && files.profilePhoto)
      me.files.push({
        id: photoId,
        contentType,
        bytes: files.profilePhoto.size,
        createdAt: now.toISOString(),
        content: files.profilePhoto,
      });
    return answer({ user: presentUser(me) });
  }),
};

function keepAnswers(me: Person, answers: Form['onboardingData'], photoId: string | null, now: Date): void {
  const changed = { photoId, updatedAt: now.toISOString() };
  if (areOfDoctor<DoctorOnboarding>(answers)) {
    const { languages, phone = null, about = null } = answers;
    if (me.doctor)
      me.doctor = { ...me.doctor, languages, phone, about, ...changed, version: me.doctor.version + 1 };
    return;
  }
  const { pregnancy: _, phone = null, ...said } = answers;
  if (me.patient) me.patient = { ...me.patient, ...said, phone, ...changed, version: me.patient.version + 1 };
}
