import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { batch, repeat } from '../../../kernel/jobs/sweep';
import { addingNotice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { accessEnded, requestLapsed } from '../notices';
import { consents } from '../tables/consents';

/** Writes down what has run out, and tells both sides. Access itself ended at its time: the rule compares the clock. */
export function endDue({ db, clock, newId, live, bell }: AppContext): Promise<number> {
  const now = clock.now();
  return repeat(async () => {
    const ended = await db.write('keeper', async (tx) => {
      const due = await tx
        .select()
        .from(consents)
        .where(
          or(
            and(eq(consents.status, 'REQUESTED'), lte(consents.answerBy, now)),
            and(eq(consents.status, 'GRANTED'), lte(consents.accessUntil, now)),
          ),
        )
        .limit(batch)
        .for('update', { skipLocked: true });
      if (due.length === 0) return [];
      await tx
        .update(consents)
        .set({
          status: 'EXPIRED',
          // When it ended, not when that was noticed.
          endedAt: sql`case when ${consents.status} = 'GRANTED' then ${consents.accessUntil} else ${consents.answerBy} end`,
          version: sql`${consents.version} + 1`,
          updatedAt: now,
        })
        .where(
          inArray(
            consents.id,
            due.map(({ id }) => id),
          ),
        );
      for (const { id, status, requester, patientId } of due) {
        const notice = status === 'GRANTED' ? accessEnded(requester, id) : requestLapsed(requester, id);
        await tx.execute(addingNotice(patientId, notice, { newId, now }));
      }
      return due;
    });
    for (const { id, patientId, doctorId } of ended)
      for (const person of [patientId, doctorId])
        live.tell(person, { name: 'consent-changed', message: { consentId: id } });
    if (ended.length > 0) await bell.ring(notificationQueue);
    return ended.length;
  });
}
