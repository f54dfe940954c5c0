import type { DoctorSignUp } from '@nadi/contract/schema';
import { newProfile } from '@nadi/domain/doctors/registration';
import type { Writer } from '../../kernel/db/transaction';
import { doctorProfiles } from './tables/doctor-profiles';

/** Creates the profile of a doctor who signs up. */
export async function beginDoctorProfile(
  userId: string,
  application: DoctorSignUp,
  { tx, now }: { tx: Writer; now: Date },
): Promise<void> {
  await tx.insert(doctorProfiles).values({ userId, ...newProfile(application, now) });
}
