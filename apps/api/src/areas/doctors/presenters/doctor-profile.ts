import type { DoctorProfile } from '@nadi/contract/schema';
import type { DoctorWithPerson } from '../queries/find-profile';

export function presentDoctorProfile({ profile, person }: DoctorWithPerson): DoctorProfile {
  const { userId, specialization, licenseNumber, council, experience, languages, phone, about } = profile;
  const { firstName, lastName, email } = person;
  return {
    id: userId,
    firstName,
    lastName,
    user: { email },
    specialization,
    licenseNumber,
    council,
    experience,
    languages,
    phone,
    about,
    hasPhoto: profile.photoId !== null,
    verification: {
      status: profile.verification,
      reason: profile.reason,
      decidedAt: profile.decidedAt?.toISOString() ?? null,
    },
    version: profile.version,
    updatedAt: profile.updatedAt.toISOString(),
  };
}
