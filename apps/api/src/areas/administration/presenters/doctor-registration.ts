import type { DoctorRegistration } from '@nadi/contract/schema';
import type { DoctorWithPerson } from '../../doctors/offers';

/** What an administrator needs to look a doctor up in the register, and nothing else of them. */
export function presentDoctorRegistration({ profile, person }: DoctorWithPerson): DoctorRegistration {
  const { userId, specialization, licenseNumber, council, experience, verification, reason } = profile;
  return {
    id: userId,
    ...person,
    specialization,
    licenseNumber,
    council,
    experience,
    status: verification,
    appliedAt: profile.appliedAt.toISOString(),
    decidedAt: profile.decidedAt?.toISOString() ?? null,
    reason,
    version: profile.version,
  };
}
