import type { Kept } from '../../kernel/db/kept-tables';
import { notificationDeliveries } from './tables/notification-deliveries';
import { notificationDevices } from './tables/notification-devices';
import { notificationPreferences } from './tables/notification-preferences';
import { notificationCounts, notifications } from './tables/notifications';

export const kept: Kept = {
  exported: [
    {
      as: 'notifications',
      table: notifications,
      person: notifications.userId,
      order: notifications.id,
      leftOut: ['onlyDevice', 'memberId'],
      isImported: true,
    },
    {
      as: 'notificationPreferences',
      table: notificationPreferences,
      person: notificationPreferences.userId,
      order: null,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'notificationDevices',
      table: notificationDevices,
      person: notificationDevices.userId,
      order: notificationDevices.id,
      leftOut: ['fcmToken', 'tokenHash'],
      isImported: false,
    },
  ],
  notExported: [
    {
      table: notificationCounts,
      why: 'How many messages you have. The messages are exported.',
      erased: 'with the account',
    },
    {
      table: notificationDeliveries,
      why: 'On which channels and to which devices each message was sent, and whether it was taken.',
      erased: 'with the account',
    },
  ],
};
