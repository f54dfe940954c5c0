import { and, inArray } from 'drizzle-orm';
import { inBatches } from '../../kernel/db/in-batches';
import { increment } from '../../kernel/db/increment';
import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { ownReadings } from './policy/own-readings';
import { vitalSigns } from './tables/vital-signs';

/** Deletes those of these readings that the caller has, also those that were changed since. */
export async function removeReadings(
  readingIds: readonly string[],
  { tx, caller, now }: { tx: Writer; caller: Caller; now: Date },
): Promise<void> {
  const { id, version } = vitalSigns;
  for (const ids of inBatches(readingIds))
    await tx
      .update(vitalSigns)
      .set({ deletedAt: now, version: increment(version), updatedAt: now })
      .where(and(ownReadings(caller), inArray(id, ids)));
}
