import { and, eq, inArray } from 'drizzle-orm';
import { inBatches } from '../../kernel/db/in-batches';
import { increment } from '../../kernel/db/increment';
import type { Writing } from '../../kernel/operation/given';
import { tellDoctors } from '../../kernel/sharing/tell-doctors';
import { ownReadings, vitalSigns } from '../vital-signs/offers';
import { healthSyncs } from './tables/health-syncs';

/** Removes the readings that a connection brought and that are still there, also those that were changed since. */
export async function removeBrought(
  connectionId: string,
  given: Writing<'endHealthConnection'>,
): Promise<void> {
  const { tx, caller, now } = given;
  const { readingIds } = healthSyncs;
  const syncs = await tx
    .select({ readingIds })
    .from(healthSyncs)
    .where(eq(healthSyncs.connectionId, connectionId));
  for (const ids of inBatches(syncs.flatMap((sync) => sync.readingIds)))
    await tx
      .update(vitalSigns)
      .set({ deletedAt: now, version: increment(vitalSigns.version), updatedAt: now })
      .where(and(ownReadings(caller), inArray(vitalSigns.id, ids)));
  await tellDoctors(given);
}
