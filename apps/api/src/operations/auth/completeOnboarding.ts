import { answer } from '@nadi/api-server/answers';
import type { UploadedFile } from '@nadi/api-server/handlers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import type { PatientOnboarding } from '@nadi/contract/schema';
import { and, isNull } from 'drizzle-orm';
import { increment } from '../../db/increment';
import { patientProfiles } from '../../db/schema/patient-profiles';
import { users } from '../../db/schema/users';
import { sniffImage } from '../../files/sniff';
import { writing } from '../../operation';
import { checkDateOfBirth } from '../../patients/birth';
import { keepPhoto } from '../../patients/keep-photo';
import { own } from '../../policies/own';
import { presentUser } from '../../presenters/user';

export const completeOnboarding = writing('completeOnboarding', async ({ body, files: sent }, given) => {
  const { tx, caller, now } = given;
  const answers = body.onboardingData as PatientOnboarding;
  const photo = sent.profilePhoto && readPhoto(sent.profilePhoto);
  const faults = checkDateOfBirth(answers.dateOfBirth, '/body/onboardingData/dateOfBirth', now);
  if (photo?.contentType === null) faults.push(notAnImage);
  if (faults.length > 0) throw unprocessable(faults);

  const [user] = await tx
    .update(users)
    .set({ onboardingCompletedAt: now, updatedAt: now })
    .where(and(own(users.id, caller), isNull(users.onboardingCompletedAt)))
    .returning();
  if (!user) throw conflict('You answered these questions already. Change your profile instead.');

  const photoId = photo?.contentType ? await keepPhoto(photo.bytes, photo.contentType, given) : null;
  await tx
    .update(patientProfiles)
    .set({
      dateOfBirth: answers.dateOfBirth,
      gender: answers.gender,
      pregnancy: answers.pregnancy ?? 'unknown',
      phone: answers.phone ?? null,
      photoId,
      version: increment(patientProfiles.version),
      updatedAt: now,
    })
    .where(own(patientProfiles.userId, caller));
  return answer({ user: presentUser({ ...user, verification: caller.user.verification }) });
});

const readPhoto = ({ bytes }: UploadedFile) => ({ bytes, contentType: sniffImage(bytes) });

const notAnImage = {
  pointer: '/body/profilePhoto',
  message: 'Must be a JPEG, PNG or WebP picture.',
  code: 'image',
};
