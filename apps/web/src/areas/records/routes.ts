import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/shared-documents',
      title: m.shared_title,
      roles: ['PATIENT'],
      ...lazyRoute(async () => (await import('./SharedDocumentsRoute')).SharedDocumentsRoute),
    },
  ],
};
