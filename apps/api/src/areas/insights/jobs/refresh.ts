import { asc, eq, gt } from 'drizzle-orm';
import { notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { absorb } from '../../../kernel/queue/absorb';
import { enqueue } from '../../../kernel/queue/enqueue';
import { patientProfiles } from '../../vital-signs/offers';
import { insightQueue } from '../insight-queue';
import { refreshInsights } from '../refresh-insights';

/** People who are enqueued in one transaction. */
const atOnce = 500;

/** Works out anew what there is to say to a patient, and tells them of what is new. */
export async function refreshOne(patientId: string, context: AppContext): Promise<void> {
  const { db, clock, newId, bell } = context;
  const told = await db.write('keeper', async (tx) => {
    const now = clock.now();
    await tx.execute(absorb(insightQueue, { patient: patientId }, now));
    const isThere = await tx.$count(patientProfiles, eq(patientProfiles.userId, patientId));
    // Erased in between.
    return isThere > 0 && (await refreshInsights(patientId, { tx, now, newId }));
  });
  if (told) await bell.ring(notificationQueue);
}

/** Enqueues everyone, some in each transaction. */
export async function refreshEveryone({ db, clock, bell }: AppContext): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await db.write('keeper', async (tx) => {
      const some = await tx
        .select({ id: patientProfiles.userId })
        .from(patientProfiles)
        .where(gt(patientProfiles.userId, after))
        .orderBy(asc(patientProfiles.userId))
        .limit(atOnce);
      for (const { id } of some) await tx.execute(enqueue(insightQueue, { patient: id }, clock.now()));
      return some;
    });
    const last = found.at(-1);
    if (!last) break;
    after = last.id;
  }
  await bell.ring(insightQueue);
}
