import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/consents',
      title: m.sharing_title,
      roles: ['PATIENT'],
      isForPatients: true,
      needs: 'full',
      ...lazyRoute(async () => (await import('./SharingRoute')).SharingRoute),
    },
    {
      path: '/dashboard/consents/:id',
      title: m.sharing_title,
      roles: ['PATIENT'],
      isForPatients: true,
      needs: 'full',
      ...lazyRoute(async () => (await import('./ConsentRoute')).ConsentRoute),
    },
  ],
};
