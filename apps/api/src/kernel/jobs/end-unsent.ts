import { openDeliveryStates } from '@nadi/domain/platform/delivery';
import { and, inArray, lte, sql } from 'drizzle-orm';
import { longestWait } from '../delivery/longest-wait';
import { deliveryLog } from '../tables/delivery-log';
import { batch, repeat, type Sweep } from './sweep';

/** Marks messages as failed that no run can send any more: their job was dropped, or its server ended in the last try. Their last problem stays. */
export const endUnsent: Sweep = {
  name: 'messages that were never sent',
  async run({ db, clock }) {
    const now = clock.now();
    const due = and(
      inArray(deliveryLog.state, openDeliveryStates),
      lte(deliveryLog.createdAt, new Date(now.getTime() - longestWait)),
    );
    const rows = sql`(select id from ${deliveryLog} where ${due} limit ${batch} for update skip locked)`;
    return repeat(async () => {
      const ended = await db.write('keeper', (tx) =>
        tx
          .update(deliveryLog)
          .set({ state: 'FAILED', changedAt: now })
          .where(sql`${deliveryLog.id} in ${rows}`)
          .returning({ id: deliveryLog.id }),
      );
      return ended.length;
    });
  },
};
