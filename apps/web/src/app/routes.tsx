import type { Role } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { matchPath } from 'react-router-dom';
import { paths } from '../kernel/session/destination';
import { dashboards } from './dashboards';
import { type LazyRoute, lazyRoute } from '../kernel/shell/lazy-route';

export type AppRoute = LazyRoute & {
  path: string;
  /** Names the page in tab and history. */
  title: () => string;
  /** Who may see it, besides administrators; without it, everyone who is let into its group. */
  roles?: readonly Role[];
  /** Whether all who are not signed in see the same, so that it is drawn when the app is built (`src/prerender`). */
  isAlike?: boolean;
};

/** On the way in, for those who are not. */
export const authRoutes: readonly AppRoute[] = [
  {
    path: paths.signIn,
    isAlike: true,
    title: m.sign_in_title,
    ...lazyRoute(async () => (await import('../areas/identity/SignInRoute')).SignInRoute),
  },
  {
    path: '/auth/patient-signup',
    isAlike: true,
    title: m.sign_up_title,
    ...lazyRoute(async () => (await import('../areas/identity/PatientSignUpRoute')).PatientSignUpRoute),
  },
  {
    path: paths.secondStep,
    title: m.app_title_second_step,
    ...lazyRoute(async () => (await import('../areas/identity/SecondStepRoute')).SecondStepRoute),
  },
  {
    path: paths.forgotPassword,
    isAlike: true,
    title: m.app_title_forgot_password,
    ...lazyRoute(async () => (await import('../areas/identity/ForgotPasswordRoute')).ForgotPasswordRoute),
  },
  {
    path: paths.resetPassword,
    title: m.app_title_reset_password,
    ...lazyRoute(async () => (await import('../areas/identity/ResetPasswordRoute')).ResetPasswordRoute),
  },
  ...[paths.roleSelection, '/auth/register'].map((path) => ({
    path,
    isAlike: true,
    title: m.app_title_role,
    ...lazyRoute(async () => (await import('@nadi/ui/screens/auth/RoleSelectionScreen')).RoleSelectionScreen),
  })),
  {
    path: '/auth/doctor-signup',
    isAlike: true,
    title: m.app_title_doctor_sign_up,
    ...lazyRoute(async () => (await import('../areas/identity/DoctorSignUpRoute')).DoctorSignUpRoute),
  },
  {
    path: paths.verifyEmail,
    title: m.app_title_verify_email,
    ...lazyRoute(async () => (await import('../areas/identity/VerifyEmailRoute')).VerifyEmailRoute),
  },
];

/** What is accepted at sign-up, for anyone to read. */
export const readingRoutes: readonly AppRoute[] = [
  {
    path: '/terms',
    title: m.terms_title,
    ...lazyRoute(async () => (await import('@nadi/ui/screens/public/TermsScreen')).TermsScreen),
  },
  {
    path: '/privacy',
    title: m.privacy_title,
    ...lazyRoute(async () => (await import('@nadi/ui/screens/public/PrivacyScreen')).PrivacyScreen),
  },
];

/** Between sign-up and the protected pages. */
export const onboardingRoutes: readonly AppRoute[] = [
  {
    path: paths.patientOnboarding,
    title: m.app_title_onboarding,
    roles: ['PATIENT'],
    ...lazyRoute(async () => (await import('../areas/identity/onboarding/PatientOnboardingRoute')).PatientOnboardingRoute),
  },
  {
    path: paths.doctorOnboarding,
    title: m.app_title_onboarding,
    roles: ['DOCTOR'],
    ...lazyRoute(async () => (await import('../areas/identity/onboarding/DoctorOnboardingRoute')).DoctorOnboardingRoute),
  },
];

export const dashboardRoutes: readonly AppRoute[] = [
  {
    path: paths.dashboard,
    title: m.app_nav_dashboard,
    ...lazyRoute(async () => (await import('./DashboardRoute')).DashboardRoute),
  },
  {
    path: '/dashboard/vital-signs',
    title: m.vitals_title,
    roles: ['PATIENT'],
    ...lazyRoute(async () => (await import('../areas/vital-signs/VitalSignsRoute')).VitalSignsRoute),
  },
  {
    path: '/dashboard/shared-documents',
    title: m.shared_title,
    roles: ['PATIENT'],
    ...lazyRoute(async () => (await import('../areas/records/SharedDocumentsRoute')).SharedDocumentsRoute),
  },
  {
    path: '/dashboard/profile',
    title: m.profile_title,
    ...lazyRoute(async () => (await import('./ProfileRoute')).ProfileRoute),
  },
  {
    path: '/dashboard/unsent/:id',
    title: m.app_title_unsent,
    ...lazyRoute(async () => (await import('./UnsentEntryRoute')).UnsentEntryRoute),
  },
  {
    path: paths.settings,
    title: m.app_title_settings,
    ...lazyRoute(async () => (await import('../areas/account/SettingsRoute')).SettingsRoute),
  },
  {
    path: paths.security,
    title: m.app_title_security,
    ...lazyRoute(async () => (await import('../areas/account/SecurityRoute')).SecurityRoute),
  },
  {
    path: '/dashboard/settings/access-log',
    title: m.app_title_access_log,
    ...lazyRoute(async () => (await import('../areas/account/AccessLogRoute')).AccessLogRoute),
  },
  {
    path: '/dashboard/settings/data',
    title: m.app_title_data,
    ...lazyRoute(async () => (await import('../areas/account/DataRoute')).DataRoute),
  },
  {
    path: paths.admin,
    title: m.app_title_admin,
    roles: ['ADMIN'],
    ...lazyRoute(async () => (await import('../areas/administration/AdminRoute')).AdminRoute),
  },
];

export const redirects: Readonly<Record<string, string>> = {
  '/': paths.dashboard,
  '/login': paths.signIn,
  '/register': '/auth/register',
  '/doctor-signup': '/auth/doctor-signup',
  '/patient-signup': '/auth/patient-signup',
};

/** What stands around the pages that anyone may read. */
export const readingPages = lazyRoute(async () => (await import('./ReadingPages')).ReadingPages);

export const unauthorized = lazyRoute(async () => (await import('./UnauthorizedRoute')).UnauthorizedRoute);
export const notFound = lazyRoute(async () => (await import('./NotFoundRoute')).NotFoundRoute);

/** What stands around the pages of the signed-in; who signs in has no need of it yet. */
export const dashboardPages = lazyRoute(async () => (await import('./DashboardPages')).DashboardPages);

/**
 * Fetches the code of the page at an address, if it has one of its own.
 *
 * @param role of who is likely to be here
 * @returns resolves when it is there, or cannot be had
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
