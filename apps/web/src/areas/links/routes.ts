import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/medical-records/links',
      title: m.links_title,
      roles: ['PATIENT'],
      isForPatients: true,
      needs: 'full',
      ...lazyRoute(async () => (await import('./HealthLinksRoute')).HealthLinksRoute),
    },
  ],
};
