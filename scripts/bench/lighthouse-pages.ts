import type { SignedIn } from './signed-in';

export type Page = {
  path: string;
  /** The end of the address, from its `?` or `#` on. @default '' */
  arrival?: string;
  /** The person who is signed in; no one if absent. */
  role?: SignedIn['role'];
  /** True if the server says that it is a demonstration. @default false */
  isDemonstration?: boolean;
  /** Maximum time until the largest paint, in milliseconds. */
  paint: number;
};

const asPublic = (path: string): Page => ({ path, paint: 2_000 });
const as = (role: SignedIn['role'], path: string): Page => ({ path, role, paint: 2_500 });

const ofEveryone = [
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/settings/security',
  '/dashboard/settings/access-log',
  '/dashboard/settings/data',
  '/dashboard/settings/requests',
  '/dashboard/settings/push',
  '/dashboard/notifications',
  '/dashboard/notifications-center',
  '/dashboard/search',
  '/dashboard/clinical-trials',
  '/dashboard/reports',
  '/dashboard/integrations',
  '/dashboard/health-shop',
  '/dashboard/health-shop/cart',
  '/dashboard/health-shop/checkout',
  '/dashboard/health-shop/orders',
  '/dashboard/health-shop/prescriptions',
];

/** Pages that are not visited: they show nothing until a person has done something on this device. */
export const leftOut = [
  '/dashboard/unsent/:id',
  '/dashboard/goals/:id',
  '/dashboard/integrations/callback/:provider',
  '/dashboard/family/:memberId',
  '/dashboard/clinical-trials/:id',
  '/dashboard/health-shop/products/:id',
  '/dashboard/health-shop/checkout/:id',
  '/dashboard/health-shop/orders/:id',
  '/dashboard/health-shop/prescriptions/:id',
  '/dashboard/medical-records/:id',
  '/dashboard/medical-records/:id/values',
  '/dashboard/consents/:id',
  '/dashboard/patients/:id',
  '/dashboard/consultations/:id',
  '/dashboard/consultations/:id/video',
  '/dashboard/consultations/:id/prescription',
  '/auth/second-step',
];

/** P6 in short: the pages on which most visits begin. */
export const firstPages: Record<string, Page> = {
  '/': asPublic('/'),
  '/knowledge-hub': asPublic('/knowledge-hub'),
  '/knowledge-hub/dengue': asPublic('/knowledge-hub/dengue'),
  '/terms': asPublic('/terms'),
  '/auth/login': asPublic('/auth/login'),
  '/auth/login of a demonstration': { ...asPublic('/auth/login'), isDemonstration: true },
  '/auth/patient-signup': asPublic('/auth/patient-signup'),
  'dashboard of a patient': as('PATIENT', '/dashboard'),
  'vital signs of a patient': as('PATIENT', '/dashboard/vital-signs'),
  'dashboard of a doctor': as('DOCTOR', '/dashboard'),
};

/** All pages for signing in, and every page of every signed-in person. */
export const everyPage: Record<string, Page> = {
  ...firstPages,
  ...byPath(
    [
      '/privacy',
      '/auth/role-selection',
      '/auth/register',
      '/auth/doctor-signup',
      '/auth/forgot-password',
      '/auth/reset-password',
      '/auth/take-over',
    ].map(asPublic),
  ),
  // Opened without the link of an e-mail, it redirects to the sign-in.
  '/auth/verify-email': { ...asPublic('/auth/verify-email'), arrival: '#token=of-an-old-mail' },
  ...byPath(
    [
      '/dashboard/shared-documents',
      '/dashboard/profile/emergency-contacts',
      '/dashboard/profile/medical-history',
      '/dashboard/medical-records',
      '/dashboard/medical-records/upload',
      '/dashboard/medical-records/links',
      '/dashboard/consents',
      '/dashboard/goals',
      '/dashboard/family',
      '/dashboard/medications',
      '/dashboard/ai-insights',
      '/dashboard/vital-signs/growth',
      '/dashboard/vital-signs/blood-pressure-week',
      '/dashboard/reports/health',
      '/dashboard/health-trends',
      '/dashboard/appointments',
      '/dashboard/consultations',
      '/dashboard/consultations/book',
      ...ofEveryone,
    ].map((path) => as('PATIENT', path)),
  ),
  ...byPath(
    [
      '/dashboard/patients',
      '/dashboard/patients/find',
      '/dashboard/doctor-consultations',
      '/dashboard/schedule',
      ...ofEveryone,
    ].map((path) => as('DOCTOR', path)),
  ),
  ...byPath(
    ['/dashboard', '/dashboard/admin', '/dashboard/clinical-trials/manage', ...ofEveryone].map((path) =>
      as('ADMIN', path),
    ),
  ),
};

function byPath(pages: readonly Page[]): Record<string, Page> {
  return Object.fromEntries(
    pages.map((page) => [page.role ? `${page.path} of a ${page.role.toLowerCase()}` : page.path, page]),
  );
}
