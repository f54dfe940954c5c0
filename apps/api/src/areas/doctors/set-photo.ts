import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { own } from '../../kernel/policy/own';
import { doctorProfiles } from './tables/doctor-profiles';

/** Names another photo in the profile of a doctor, or none. A trigger erases the one before. */
export async function setDoctorPhoto(
  photoId: string | null,
  { tx, caller }: { tx: Writer; caller: Caller },
): Promise<void> {
  await tx.update(doctorProfiles).set({ photoId }).where(own(doctorProfiles.userId, caller));
}
