import * as m from '@nadi/ui/messages';
import { paths } from '../../kernel/session/destination';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: paths.settings,
      title: m.app_title_settings,
      roles: 'all',
      ...lazyRoute(async () => (await import('./SettingsRoute')).SettingsRoute),
    },
    {
      path: paths.security,
      title: m.app_title_security,
      roles: 'all',
      ...lazyRoute(async () => (await import('./SecurityRoute')).SecurityRoute),
    },
    {
      path: '/dashboard/settings/access-log',
      title: m.app_title_access_log,
      roles: 'all',
      isForPatients: true,
      needs: 'guardian',
      ...lazyRoute(async () => (await import('./AccessLogRoute')).AccessLogRoute),
    },
    {
      path: '/dashboard/settings/data',
      title: m.app_title_data,
      roles: 'all',
      ...lazyRoute(async () => (await import('./DataRoute')).DataRoute),
    },
    {
      path: '/dashboard/settings/requests',
      title: m.app_title_requests,
      roles: 'all',
      ...lazyRoute(async () => (await import('./RequestsRoute')).RequestsRoute),
    },
  ],
};
