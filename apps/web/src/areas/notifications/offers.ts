// The exports of this area for other areas and the app.

export { useNotificationCount } from './use-notification-count';
