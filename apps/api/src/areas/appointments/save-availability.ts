import type { Writer } from '../../kernel/db/transaction';
import type { KeptAvailability } from './queries/find-availability';
import { availabilities } from './tables/availabilities';

/** Puts the hours of a doctor in the place of those before. */
export async function saveAvailability(
  doctorId: string,
  saved: KeptAvailability,
  { tx, now }: { tx: Writer; now: Date },
): Promise<void> {
  const values = { ...saved, updatedAt: now };
  await tx
    .insert(availabilities)
    .values({ doctorId, ...values })
    .onConflictDoUpdate({ target: availabilities.doctorId, set: values });
}
