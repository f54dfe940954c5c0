import type { Role } from '@nadi/contract/schema';
import { type LazyRoute, lazyRoute } from './lazy-route';

/** The first page after signing in, by role; administrators begin elsewhere. */
export const dashboards: Readonly<Record<Exclude<Role, 'ADMIN'>, LazyRoute>> = {
  PATIENT: lazyRoute(async () => (await import('./PatientDashboardRoute')).PatientDashboardRoute),
  DOCTOR: lazyRoute(async () => (await import('./DoctorDashboardRoute')).DoctorDashboardRoute),
};
