import { eq } from 'drizzle-orm';
import type { Writing } from '../../kernel/operation/given';
import { tellDoctors } from '../../kernel/sharing/tell-doctors';
import { removeReadings } from '../vital-signs/offers';
import { healthSyncs } from './tables/health-syncs';

/** Removes the readings that a connection brought and that are still there, also those that were changed since. */
export async function removeBrought(
  connectionId: string,
  given: Writing<'endHealthConnection'>,
): Promise<void> {
  const { tx } = given;
  const { readingIds } = healthSyncs;
  const syncs = await tx
    .select({ readingIds })
    .from(healthSyncs)
    .where(eq(healthSyncs.connectionId, connectionId));
  await removeReadings(
    syncs.flatMap((sync) => sync.readingIds),
    given,
  );
  // Connected again, the account may bring them again.
  await tx.delete(healthSyncs).where(eq(healthSyncs.connectionId, connectionId));
  await tellDoctors(given);
}
