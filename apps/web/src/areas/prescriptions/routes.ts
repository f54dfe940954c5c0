import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/consultations/:id/prescription',
      title: m.rx_title,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./PrescribeRoute')).PrescribeRoute),
    },
  ],
};
