import type { AreaRoutes, GuardedRoute } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';
import { type PlannedId, plannedPage } from './pages';

/** One page of the list. */
const page = (id: PlannedId): Pick<GuardedRoute, 'title' | 'Screen' | 'preload'> => ({
  title: plannedPage(id).title,
  ...lazyRoute(async () => {
    const { PlannedPage } = await import('./PlannedPage');
    return () => PlannedPage({ id });
  }),
});

export const routes: AreaRoutes = {
  dashboard: [
    { path: '/dashboard/medical-records', roles: ['PATIENT'], ...page('medical-records') },
    { path: '/dashboard/medical-records/upload', roles: ['PATIENT'], ...page('upload') },
    { path: '/dashboard/medical-records/:id', roles: ['PATIENT'], ...page('medical-records') },
    { path: '/dashboard/health-trends', roles: ['PATIENT'], ...page('health-trends') },
    { path: '/dashboard/medications', roles: ['PATIENT'], ...page('medications') },
    { path: '/dashboard/appointments', roles: ['PATIENT'], ...page('appointments') },
    { path: '/dashboard/family', roles: ['PATIENT'], ...page('family') },
    { path: '/dashboard/family/:memberId', roles: ['PATIENT'], ...page('family') },
    { path: '/dashboard/goals', roles: ['PATIENT'], ...page('goals') },
    { path: '/dashboard/ai-insights', roles: ['PATIENT'], ...page('ai-insights') },
    { path: '/dashboard/consultations', roles: 'all', ...page('consultations') },
    { path: '/dashboard/consultations/book', roles: 'all', ...page('consultations') },
    { path: '/dashboard/consultations/:id', roles: 'all', ...page('consultations') },
    { path: '/dashboard/consultations/:id/video', roles: 'all', ...page('consultations') },
    { path: '/dashboard/health-shop', roles: 'all', ...page('health-shop') },
    { path: '/dashboard/integrations', roles: 'all', ...page('integrations') },
    { path: '/dashboard/reports', roles: 'all', ...page('reports') },
    { path: '/dashboard/patients', roles: ['DOCTOR'], ...page('patients') },
    { path: '/dashboard/doctor-consultations', roles: ['DOCTOR'], ...page('doctor-consultations') },
    { path: '/dashboard/schedule', roles: ['DOCTOR'], ...page('schedule') },
    {
      path: '/dashboard/clinical-trials',
      title: plannedPage('clinical-trials').title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./TrialsRoute')).TrialsRoute),
    },
  ],
};
