import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { own } from '../../kernel/policy/own';
import { patientProfiles } from '../vital-signs/offers';

/** Names another photo in the profile of a patient, or none. A trigger erases the one before. */
export async function setPatientPhoto(
  photoId: string | null,
  { tx, caller }: { tx: Writer; caller: Caller },
): Promise<void> {
  await tx.update(patientProfiles).set({ photoId }).where(own(patientProfiles.userId, caller));
}
