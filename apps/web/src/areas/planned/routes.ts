import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';
import { plannedPage } from './pages';
import { plannedRoute } from './planned-route';

export const routes: AreaRoutes = {
  dashboard: [
    { path: '/dashboard/appointments', roles: ['PATIENT'], ...plannedRoute('appointments') },
    {
      path: '/appointments',
      title: plannedPage('appointments').title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./AppointmentsRoute')).AppointmentsRoute),
    },
    { path: '/dashboard/family', roles: ['PATIENT'], ...plannedRoute('family') },
    { path: '/dashboard/family/:memberId', roles: ['PATIENT'], ...plannedRoute('family') },
    { path: '/dashboard/ai-insights', roles: ['PATIENT'], ...plannedRoute('ai-insights') },
    { path: '/dashboard/consultations', roles: 'all', ...plannedRoute('consultations') },
    { path: '/dashboard/consultations/book', roles: 'all', ...plannedRoute('consultations') },
    { path: '/dashboard/consultations/:id', roles: 'all', ...plannedRoute('consultations') },
    { path: '/dashboard/consultations/:id/video', roles: 'all', ...plannedRoute('consultations') },
    { path: '/dashboard/health-shop', roles: 'all', ...plannedRoute('health-shop') },
    { path: '/dashboard/integrations', roles: 'all', ...plannedRoute('integrations') },
    { path: '/dashboard/doctor-consultations', roles: ['DOCTOR'], ...plannedRoute('doctor-consultations') },
    { path: '/dashboard/schedule', roles: ['DOCTOR'], ...plannedRoute('schedule') },
    {
      path: '/dashboard/clinical-trials',
      title: plannedPage('clinical-trials').title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./TrialsRoute')).TrialsRoute),
    },
  ],
};
