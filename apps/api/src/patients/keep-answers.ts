import type { PatientOnboarding } from '@nadi/contract/schema';
import { increment } from '../db/increment';
import { patientProfiles } from '../db/schema/patient-profiles';
import type { Writer } from '../db/transaction';
import { answerPregnancy } from '../health-facts/answer-pregnancy';
import { own } from '../policies/own';
import type { Caller } from '../sessions/caller';

/** Puts a patient's first answers into their profile. */
export async function keepPatientAnswers(
  { dateOfBirth, gender, pregnancy = 'unknown', phone }: PatientOnboarding,
  photoId: string | null,
  given: { tx: Writer; caller: Caller; now: Date; newId(): string },
): Promise<void> {
  const { tx, caller, now } = given;
  await tx
    .update(patientProfiles)
    .set({
      dateOfBirth,
      gender,
      phone: phone ?? null,
      photoId,
      version: increment(patientProfiles.version),
      updatedAt: now,
    })
    .where(own(patientProfiles.userId, caller));
  await answerPregnancy(pregnancy, given);
}
