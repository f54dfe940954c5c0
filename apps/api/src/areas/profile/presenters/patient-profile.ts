import type { PatientProfile } from '@nadi/contract/schema';
import { pregnancyAnswer } from '@nadi/domain/vital-signs/pregnancy-answer';
import type { ProfileWithPerson } from '../queries/find-profile';

export function presentPatientProfile(
  { profile, person, facts }: ProfileWithPerson,
  now: Date,
): PatientProfile {
  const { userId, dateOfBirth, gender, phone, photoId, version, updatedAt } = profile;
  return {
    id: userId,
    ...person,
    dateOfBirth,
    gender,
    pregnancy: pregnancyAnswer(facts, now),
    phone,
    hasPhoto: photoId !== null,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
