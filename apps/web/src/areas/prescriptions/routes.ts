import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/consultations/:id/prescription',
      // The same word as of another page: every page carries it once.
      title: m.shop_check,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./PrescribeRoute')).PrescribeRoute),
    },
  ],
};
