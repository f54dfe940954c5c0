// The exports of this area for other areas and the app.

export { checkNotificationTriggers, testNotificationTrigger } from './online-writes';
export { useNotificationCount } from './use-notification-count';
