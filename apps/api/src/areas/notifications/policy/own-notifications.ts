import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { notificationDevices } from '../tables/notification-devices';
import { notificationPreferences } from '../tables/notification-preferences';
import { notificationCounts, notifications } from '../tables/notifications';

/** A person sees and marks their own notifications; those of others do not exist. */
export const ownNotifications = (caller: Asking): SQL | undefined => own(notifications.userId, caller);
export const ownCounts = (caller: Asking): SQL | undefined => own(notificationCounts.userId, caller);
export const ownPreferences = (caller: Asking): SQL | undefined =>
  own(notificationPreferences.userId, caller);
export const ownDevices = (caller: Asking): SQL | undefined => own(notificationDevices.userId, caller);
