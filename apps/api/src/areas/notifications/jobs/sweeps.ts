import { daysKept } from '@nadi/domain/platform/retention';
import { and, isNull, lte, sql } from 'drizzle-orm';
import { batch, removing, repeat, type Sweep } from '../../../kernel/jobs/sweep';
import { notifications } from '../tables/notifications';

const day = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** Notifications read long ago move to the archive. */
const archiving: Sweep = {
  name: 'read notifications',
  async run({ db, clock }) {
    const now = clock.now();
    const due = and(
      isNull(notifications.archivedAt),
      lte(notifications.readAt, before(now, daysKept.readNotifications)),
    );
    const rows = sql`(select id from ${notifications} where ${due} limit ${batch} for update skip locked)`;
    return repeat(async () => {
      const moved = await db.write('keeper', (tx) =>
        tx
          .update(notifications)
          .set({ archivedAt: now })
          .where(sql`${notifications.id} in ${rows}`)
          .returning({ id: notifications.id }),
      );
      return moved.length;
    });
  },
};

export const sweeps: readonly Sweep[] = [
  archiving,
  removing('archived notifications', notifications, (now) =>
    lte(notifications.archivedAt, before(now, daysKept.archivedNotifications)),
  ),
];
