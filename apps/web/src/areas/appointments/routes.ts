import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/appointments',
      title: m.visits_appointments_title,
      roles: 'all',
      isForPatients: true,
      ...lazyRoute(async () => (await import('./ByRoleRoute')).ByRoleRoute),
    },
    {
      path: '/dashboard/appointments',
      title: m.visits_appointments_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./AppointmentsRoute')).AppointmentsRoute),
    },
    {
      path: '/dashboard/consultations',
      title: m.visits_title,
      roles: 'all',
      isForPatients: true,
      ...lazyRoute(async () => (await import('./ConsultationsRoute')).ConsultationsRoute),
    },
    {
      path: '/dashboard/consultations/book',
      title: m.visits_find_title,
      roles: 'all',
      isForPatients: true,
      needs: 'manage',
      ...lazyRoute(async () => (await import('./BookRoute')).BookRoute),
    },
    {
      path: '/dashboard/consultations/:id',
      title: m.visit_title,
      roles: 'all',
      isForPatients: true,
      ...lazyRoute(async () => (await import('./ConsultationRoute')).ConsultationRoute),
    },
    {
      path: '/dashboard/consultations/:id/prescription',
      title: m.rx_title,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./PrescribeRoute')).PrescribeRoute),
    },
    {
      path: '/dashboard/consultations/:id/video',
      title: m.call_title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./CallRoute')).CallRoute),
    },
    {
      path: '/dashboard/doctor-consultations',
      title: m.visits_title,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./DoctorConsultationsRoute')).DoctorConsultationsRoute),
    },
    {
      path: '/dashboard/schedule',
      title: m.schedule_title,
      roles: ['DOCTOR'],
      ...lazyRoute(async () => (await import('./ScheduleRoute')).ScheduleRoute),
    },
  ],
};
