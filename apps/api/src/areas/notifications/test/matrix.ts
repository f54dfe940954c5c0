import { examples } from '@nadi/contract/examples';
import type { Role } from '@nadi/contract/operations';
import { columns } from '../../../../test/matrix/columns';
import { caller, type Rules } from '../../../../test/matrix/rule';
import { quietAtNight, registerDevice } from '../../../../test/notifications';
import { subscriptionAt } from '../../../../test/subscription';

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/another';

/** One of each role. */
const triggers: Partial<Record<Role, string>> = {
  DOCTOR: 'second-step-off',
  UNVERIFIED_DOCTOR: 'second-step-off',
  ADMIN: 'registrations-waiting',
};

export const rules: Rules = {
  listNotifications: caller,
  readNotificationCounts: caller,
  updateNotification: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.notification(owner), body: { isArchived: true } }),
  },
  readAllNotifications: {
    ...caller,
    ask: async () => ({ body: examples.readAllNotifications.request.now }),
  },
  readNotificationPreferences: caller,
  updateNotificationPreferences: { ...caller, ask: async () => ({ body: quietAtNight }) },
  listNotificationDevices: caller,
  deleteNotificationDevice: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.notificationDevice(owner) }),
  },
  registerFcmToken: {
    ...caller,
    ask: async () => ({ body: { fcmToken: subscriptionAt(endpoint).fcmToken, deviceType: 'web' } }),
  },
  unregisterFcmToken: caller,
  sendTestPush: {
    ...caller,
    ask: async ({ api }, who) => {
      await registerDevice(api, who);
      return { body: examples.sendTestPush.request.hello };
    },
  },
  listNotificationTriggers: caller,
  testNotificationTrigger: {
    ...caller,
    ask: async (_, _who, column) => ({
      id: triggers[columns[column].role ?? 'PATIENT'] ?? 'no-recent-reading',
      body: { customData: {} },
    }),
  },
  checkNotificationTriggers: caller,
};
