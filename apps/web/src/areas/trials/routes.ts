import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/clinical-trials',
      title: m.trials_title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./TrialsRoute')).TrialsRoute),
    },
    {
      path: '/dashboard/clinical-trials/manage',
      title: m.trials_title,
      roles: ['ADMIN'],
      ...lazyRoute(async () => (await import('./ManageTrialsRoute')).ManageTrialsRoute),
    },
    {
      path: '/dashboard/clinical-trials/:id',
      title: m.trials_title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./TrialRoute')).TrialRoute),
    },
  ],
};
