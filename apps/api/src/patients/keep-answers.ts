import type { PatientOnboarding } from '@nadi/contract/schema';
import { increment } from '../db/increment';
import { patientProfiles } from '../db/schema/patient-profiles';
import type { Writer } from '../db/transaction';
import { own } from '../policies/own';
import type { Caller } from '../sessions/caller';

/** Puts a patient's first answers into their profile. */
export async function keepPatientAnswers(
  { dateOfBirth, gender, pregnancy = 'unknown', phone }: PatientOnboarding,
  photoId: string | null,
  { tx, caller, now }: { tx: Writer; caller: Caller; now: Date },
): Promise<void> {
  await tx
    .update(patientProfiles)
    .set({
      dateOfBirth,
      gender,
      pregnancy,
      phone: phone ?? null,
      photoId,
      version: increment(patientProfiles.version),
      updatedAt: now,
    })
    .where(own(patientProfiles.userId, caller));
}
