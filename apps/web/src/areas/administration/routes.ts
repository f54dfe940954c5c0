import * as m from '@nadi/ui/messages';
import { paths } from '../../kernel/session/destination';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: paths.admin,
      title: m.app_title_admin,
      roles: ['ADMIN'],
      ...lazyRoute(async () => (await import('./AdminRoute')).AdminRoute),
    },
  ],
};
