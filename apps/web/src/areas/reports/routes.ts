import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/reports',
      title: m.reports_title,
      roles: 'all',
      isForPatients: true,
      ...lazyRoute(async () => (await import('./ReportsRoute')).ReportsRoute),
    },
    {
      path: '/dashboard/reports/health',
      title: m.health_report_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./HealthReportRoute')).HealthReportRoute),
    },
  ],
};
