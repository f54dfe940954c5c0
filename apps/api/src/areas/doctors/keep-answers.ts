import type { DoctorOnboarding } from '@nadi/contract/schema';
import { increment } from '../../kernel/db/increment';
import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { own } from '../../kernel/policy/own';
import { doctorProfiles } from './tables/doctor-profiles';

/** Stores a doctor's first answers in their profile. */
export async function keepDoctorAnswers(
  { languages, phone, about }: DoctorOnboarding,
  photoId: string | null,
  { tx, caller, now }: { tx: Writer; caller: Caller; now: Date },
): Promise<void> {
  await tx
    .update(doctorProfiles)
    .set({
      languages,
      phone: phone ?? null,
      about: about ?? null,
      photoId,
      version: increment(doctorProfiles.version),
      updatedAt: now,
    })
    .where(own(doctorProfiles.userId, caller));
}
