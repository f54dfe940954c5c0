import * as m from '@nadi/ui/messages';
import { paths } from '../../kernel/session/destination';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: paths.notifications,
      title: m.notifications_title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./NotificationsRoute')).NotificationsRoute),
    },
    {
      // The specification's second name for it.
      path: '/dashboard/notifications-center',
      title: m.notifications_title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./NotificationsRoute')).NotificationsRoute),
    },
    {
      path: paths.push,
      title: m.push_page_title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./PushRoute')).PushRoute),
    },
  ],
};
