import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/consultations/:id/prescription',
      // The page gives its own title, which the frame then need not carry.
      title: m.visit_title,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./PrescribeRoute')).PrescribeRoute),
    },
  ],
};
