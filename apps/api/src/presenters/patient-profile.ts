import type { PatientProfile } from '@nadi/contract/schema';
import type { ProfileWithPerson } from '../patients/find-profile';

export function presentPatientProfile({ profile, person }: ProfileWithPerson): PatientProfile {
  const { userId, dateOfBirth, gender, pregnancy, phone, photoId, version, updatedAt } = profile;
  return {
    id: userId,
    ...person,
    dateOfBirth,
    gender,
    pregnancy,
    phone,
    hasPhoto: photoId !== null,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
