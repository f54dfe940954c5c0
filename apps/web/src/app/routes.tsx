import type { Role } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { matchPath } from 'react-router-dom';
import { areaRoutes } from '../../generated/routes';
import { paths } from '../kernel/session/destination';
import type { AppRoute, GuardedRoute } from '../kernel/shell/app-route';
import { lazyRoute } from '../kernel/shell/lazy-route';
import { dashboards } from './dashboards';

/** Pages for signing in and signing up. */
export const authRoutes = areaRoutes.flatMap(({ auth = [] }) => auth);

/** Terms and notices that are accepted at sign-up, for anyone to read. */
export const readingRoutes = areaRoutes.flatMap(({ legal = [] }) => legal);

/** Pages between sign-up and the protected pages. */
export const onboardingRoutes = areaRoutes.flatMap(({ onboarding = [] }) => onboarding);

/** Pages of no area, or of several. */
const ownRoutes: readonly GuardedRoute[] = [
  {
    path: paths.dashboard,
    title: m.app_nav_dashboard,
    roles: 'all',
    ...lazyRoute(async () => (await import('./DashboardRoute')).DashboardRoute),
  },
  {
    path: '/dashboard/profile',
    title: m.profile_title,
    roles: 'all',
    ...lazyRoute(async () => (await import('./ProfileRoute')).ProfileRoute),
  },
  {
    path: '/dashboard/unsent/:id',
    title: m.app_title_unsent,
    roles: 'all',
    ...lazyRoute(async () => (await import('./UnsentEntryRoute')).UnsentEntryRoute),
  },
];

export const dashboardRoutes = [...ownRoutes, ...areaRoutes.flatMap(({ dashboard = [] }) => dashboard)];

export const redirects: Readonly<Record<string, string>> = {
  '/': paths.dashboard,
  '/login': paths.signIn,
  '/register': '/auth/register',
  '/doctor-signup': '/auth/doctor-signup',
  '/patient-signup': '/auth/patient-signup',
};

/** The layout around the pages that anyone may read. */
export const readingPages = lazyRoute(async () => (await import('./ReadingPages')).ReadingPages);

export const unauthorized = lazyRoute(async () => (await import('./UnauthorizedRoute')).UnauthorizedRoute);
export const notFound = lazyRoute(async () => (await import('./NotFoundRoute')).NotFoundRoute);

/** The layout around the pages of signed-in people; the sign-in page does not need it yet. */
export const dashboardPages = lazyRoute(async () => (await import('./DashboardPages')).DashboardPages);

/**
 * Fetches the code of the page at an address, if it has one of its own.
 *
 * @param role of the person who is likely to be here
 * @returns resolves when it is loaded, or cannot be loaded
 */
export async function preloadRoute(pathname: string, role: Role | null): Promise<void> {
  const path = redirects[pathname] ?? pathname;
  const isAt = (route: AppRoute) => matchPath(route.path, path) !== null;
  const reading = readingRoutes.find(isAt);
  const route = dashboardRoutes.find(isAt);
  const home = route?.path === paths.dashboard && role && role !== 'ADMIN' ? dashboards[role] : undefined;
  const parts = [
    [...authRoutes, ...onboardingRoutes].find(isAt),
    ...(reading ? [readingPages, reading] : []),
    ...(route ? [dashboardPages, route] : []),
    home,
  ];
  await Promise.all(parts.map((part) => part?.preload()));
}
