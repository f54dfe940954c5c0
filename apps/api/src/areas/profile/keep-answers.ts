import type { PatientOnboarding } from '@nadi/contract/schema';
import { increment } from '../../kernel/db/increment';
import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { own } from '../../kernel/policy/own';
import { patientProfiles, reassessLater } from '../vital-signs/offers';
import { lockOwnProfile } from './queries/find-profile';

/** Stores a patient's first answers in their profile and facts. */
export async function keepPatientAnswers(
  { dateOfBirth, gender, pregnancy, phone }: PatientOnboarding,
  photoId: string | null,
  given: { tx: Writer; caller: Caller; now: Date; newId(): string },
): Promise<void> {
  const { tx, caller, now } = given;
  const { profile } = await lockOwnProfile(caller, tx);
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
  await reassessLater({ before: profile, after: { dateOfBirth, gender }, pregnancy }, given);
}
