import type { Role } from '@nadi/contract/schema';
import { type LazyRoute, lazyRoute } from '../kernel/shell/lazy-route';

/** The first page after signing in, by role; administrators start elsewhere. */
export const dashboards: Readonly<Record<Exclude<Role, 'ADMIN'>, LazyRoute>> = {
  PATIENT: lazyRoute(
    async () => (await import('../areas/vital-signs/PatientDashboardRoute')).PatientDashboardRoute,
  ),
  DOCTOR: lazyRoute(async () => (await import('../areas/doctors/DoctorDashboardRoute')).DoctorDashboardRoute),
};
