import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/patients',
      title: m.patients_title,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./PatientsRoute')).PatientsRoute),
    },
    {
      path: '/dashboard/patients/find',
      title: m.patients_find,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./FindPatientRoute')).FindPatientRoute),
    },
    {
      path: '/dashboard/patients/:id',
      title: m.patients_view_title,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./PatientRoute')).PatientRoute),
    },
  ],
};
