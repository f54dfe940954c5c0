import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/vital-signs',
      title: m.vitals_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./VitalSignsRoute')).VitalSignsRoute),
    },
    {
      path: '/dashboard/vital-signs/growth',
      title: m.growth_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./GrowthRoute')).GrowthRoute),
    },
    {
      path: '/dashboard/vital-signs/blood-pressure-week',
      title: m.pressure_week_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./PressureWeekRoute')).PressureWeekRoute),
    },
  ],
};
