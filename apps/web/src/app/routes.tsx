import type { Role } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { areaTables } from '../../generated/routes';
import { paths } from '../kernel/session/destination';
import type { AppRoute, AreaRoutes, GuardedRoute, OpenRoute } from '../kernel/shell/app-route';
import { lazyRoute } from '../kernel/shell/lazy-route';
import type { LazyTable } from '../kernel/shell/lazy-table';
import { dashboards } from './dashboards';

/** Pages of no area, or of several. */
const ownRoutes: readonly GuardedRoute[] = [
  {
    path: paths.dashboard,
    title: m.app_nav_dashboard,
    roles: 'all',
    isForPatients: true,
    ...lazyRoute(async () => (await import('./DashboardRoute')).DashboardRoute),
  },
  {
    path: '/dashboard/profile',
    title: m.profile_title,
    roles: 'all',
    isForPatients: true,
    ...lazyRoute(async () => (await import('./ProfileRoute')).ProfileRoute),
  },
  {
    path: paths.search,
    title: m.search_title,
    roles: 'all',
    isForPatients: true,
    ...lazyRoute(async () => (await import('./SearchRoute')).SearchRoute),
  },
  {
    path: '/dashboard/unsent/:id',
    title: m.app_title_unsent,
    roles: 'all',
    isForPatients: true,
    ...lazyRoute(async () => (await import('./UnsentEntryRoute')).UnsentEntryRoute),
  },
];

/** The home page has no name of its own: its title is the product's. */
const noTitle = () => '';

const homeRoutes: readonly OpenRoute[] = [
  {
    path: '/',
    title: noTitle,
    isWide: true,
    ...lazyRoute(async () => (await import('./HomeRoute')).HomeRoute),
  },
  {
    path: '/public',
    title: noTitle,
    isWide: true,
    ...lazyRoute(async () => (await import('./HomeRoute')).HomeRoute),
  },
];

const ownTable: AreaRoutes = { open: homeRoutes, dashboard: ownRoutes };

/** Returns the table of the pages at an address and around it; it suspends until that is loaded. */
export const routesAt = (pathname: string): AreaRoutes =>
  // The page is fetched as soon as its table is there, and not only when its layout is drawn.
  tableAt(pathname)?.read(() => preloadRoute(pathname, null)) ?? ownTable;

function tableAt(pathname: string): LazyTable | undefined {
  return areaTables.find(([address]) => matchPath({ path: address, end: false }, pathname))?.[1];
}

/** The tables of all areas. */
export const allTables = async (): Promise<AreaRoutes[]> => {
  const tables = await Promise.all(
    [...new Set(areaTables.map(([, table]) => table))].map((one) => one.preload()),
  );
  return [ownTable, ...tables.filter((table) => table !== undefined)];
};

export const redirects: Readonly<Record<string, string>> = {
  '/contact': '/help',
  '/public/knowledge-hub': '/knowledge-hub',
  '/login': paths.signIn,
  '/register': '/auth/register',
  '/doctor-signup': '/auth/doctor-signup',
  '/patient-signup': '/auth/patient-signup',
  '/notifications': paths.notifications,
  // The home page's quick link.
  '/dashboard/wearables': '/dashboard/integrations',
};

/** The layout around the pages for signing in and signing up. */
export const authPages = lazyRoute(async () => (await import('./AuthPages')).AuthPages);

/** The layout around the first questions. */
export const onboardingPages = lazyRoute(async () => (await import('./OnboardingPages')).OnboardingPages);

/** The layout around the pages that anyone may read. */
export const readingPages = lazyRoute(async () => (await import('./ReadingPages')).ReadingPages);

export const unauthorized = lazyRoute(async () => (await import('./UnauthorizedRoute')).UnauthorizedRoute);
export const notFound = lazyRoute(async () => (await import('./NotFoundRoute')).NotFoundRoute);

/** The layout around the pages of signed-in people; the sign-in page does not need it yet. */
export const dashboardPages = lazyRoute(async () =>
  // The menus apart: pages that need something else of what stands around them do without.
  withMenu(import('./navigation'), (await import('./DashboardPages')).DashboardPages),
);

type Menu = typeof import('./navigation');
async function withMenu(coming: Promise<Menu>, Layout: ComponentType<{ menu: Menu }>) {
  const menu = await coming;
  return () => <Layout menu={menu} />;
}

/** Layouts by the addresses around whose pages they stand. */
const layouts = [
  [/^\/auth\//, authPages],
  [/^\/onboarding\//, onboardingPages],
  [/^\/dashboard\b/, dashboardPages],
] as const;

/**
 * Fetches the code of the page at an address, if it has one of its own.
 *
 * @param role of the person who is likely to be here
 * @returns resolves when it is loaded, or cannot be loaded
 */
export async function preloadRoute(pathname: string, role: Role | null): Promise<void> {
  const path = redirects[pathname] ?? pathname;
  // Beside the table, which names the page.
  const layout = layouts.find(([addresses]) => addresses.test(path))?.[1].preload();
  const table = tableAt(path);
  const {
    auth = [],
    open = [],
    onboarding = [],
    dashboard = [],
  } = table ? ((await table.preload()) ?? {}) : ownTable;
  const isAt = (route: AppRoute) => matchPath(route.path, path) !== null;
  const reading = open.find(isAt);
  const route = [...auth, ...onboarding, ...dashboard].find(isAt);
  const home = route?.path === paths.dashboard && role && role !== 'ADMIN' ? dashboards[role] : undefined;
  const parts = [route, home, ...(reading ? [readingPages, reading] : [])];
  await Promise.all([layout, ...parts.map((part) => part?.preload())]);
}
