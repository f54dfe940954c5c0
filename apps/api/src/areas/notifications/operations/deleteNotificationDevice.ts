import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { mutation } from '../../../kernel/operation/operation';
import { ownDevices } from '../policy/own-notifications';
import { notificationDevices } from '../tables/notification-devices';

export const deleteNotificationDevice = mutation(
  'deleteNotificationDevice',
  async ({ path }, { tx, caller, touched }) => {
    const [found] = await tx
      .delete(notificationDevices)
      .where(and(hasId(notificationDevices.id, path.id), ownDevices(caller)))
      .returning({ id: notificationDevices.id });
    if (!found) throw notFound();
    touched({ recordIds: [found.id] });
    return done();
  },
);
