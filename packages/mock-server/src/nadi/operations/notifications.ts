import type { ExportedNotificationDevice } from '@nadi/contract/schema';
import { tooManyDevices } from '@nadi/domain/notifications/devices';
import { countsOf } from '../kinds/notifications';
import { done, signedIn } from '../operation';
import { unprocessable } from '../problems';

export const notifications = {
  readAllNotifications: signedIn('readAllNotifications', ({ body, me, now }) => {
    const until = Date.parse(body.until);
    for (const one of me.notifications)
      if (one.readAt === null && Date.parse(one.createdAt) <= until) one.readAt = now.toISOString();
    return { body: { success: true as const, data: countsOf(me) } };
  }),

  registerFcmToken: signedIn(
    'registerFcmToken',
    ({ body, me, session, now, newId, device: name, touched }) => {
      const others = me.notificationDevices.filter(({ sessionId }) => sessionId !== session.id);
      const tooMany = tooManyDevices(others.length);
      if (tooMany) throw unprocessable(tooMany);
      const { deviceType } = body;
      const device: ExportedNotificationDevice = {
        ...{ id: newId(), sessionId: session.id, deviceType, name },
        createdAt: now.toISOString(),
      };
      me.notificationDevices = [...others, device];
      touched({ recordIds: [device.id] });
      const { id, createdAt: registeredAt } = device;
      return { body: { success: true as const, data: { id, name, deviceType, isThis: true, registeredAt } } };
    },
  ),

  unregisterFcmToken: signedIn('unregisterFcmToken', ({ me, session }) => {
    me.notificationDevices = me.notificationDevices.filter(({ sessionId }) => sessionId !== session.id);
    return done();
  }),
};
