import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/integrations',
      title: m.integrations_title,
      roles: 'all',
      isForPatients: true,
      ...lazyRoute(async () => (await import('./IntegrationsRoute')).IntegrationsRoute),
    },
    {
      path: '/dashboard/integrations/callback/:provider',
      title: m.connection_completing_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./CallbackRoute')).CallbackRoute),
    },
  ],
};
