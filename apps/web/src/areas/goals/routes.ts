import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/goals',
      title: m.goals_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./HealthGoalsRoute')).HealthGoalsRoute),
    },
    {
      path: '/dashboard/goals/:id',
      title: m.goals_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./GoalRoute')).GoalRoute),
    },
  ],
};
