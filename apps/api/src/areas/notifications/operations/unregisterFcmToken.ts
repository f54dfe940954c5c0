import { done } from '@nadi/api-server/answers';
import { and, eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { ownDevices } from '../policy/own-notifications';
import { notificationDevices } from '../tables/notification-devices';

export const unregisterFcmToken = mutation('unregisterFcmToken', async (_, { tx, caller, touched }) => {
  const removed = await tx
    .delete(notificationDevices)
    .where(and(eq(notificationDevices.sessionId, caller.sessionId), ownDevices(caller)))
    .returning({ id: notificationDevices.id });
  touched({ recordIds: removed.map(({ id }) => id) });
  return done();
});
