import type { DoctorSignUp } from '@nadi/contract/schema';
import type { Writer } from '../../kernel/db/transaction';
import { doctorProfiles } from './tables/doctor-profiles';

/** The profile of a doctor who signs up, with the registration that waits to be verified. */
export async function beginDoctorProfile(
  userId: string,
  { specialization, licenseNumber, council, experience }: DoctorSignUp,
  { tx, now }: { tx: Writer; now: Date },
): Promise<void> {
  await tx.insert(doctorProfiles).values({
    userId,
    version: 1,
    updatedAt: now,
    specialization,
    licenseNumber,
    council,
    experience,
    languages: [],
    verification: 'UNVERIFIED',
    appliedAt: now,
  });
}
