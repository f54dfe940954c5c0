import type { SignedIn } from './signed-in';

export type Page = {
  path: string;
  /** How it is arrived at, with its `?` or `#`. @default '' */
  arrival?: string;
  /** As whom; else nobody is signed in. */
  role?: SignedIn['role'];
  /** Whether the server says that it is a demonstration. @default false */
  isDemonstration?: boolean;
  /** The latest that the largest may come, in milliseconds. */
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
];

/** Not walked: of them there is nothing to see before somebody has done something on this device. */
export const leftOut = ['/dashboard/unsent/:id', '/auth/second-step'];

/** P6 in short: what most visits begin with. */
export const firstPages: Record<string, Page> = {
  '/terms': asPublic('/terms'),
  '/auth/login': asPublic('/auth/login'),
  '/auth/login of a demonstration': { ...asPublic('/auth/login'), isDemonstration: true },
  '/auth/patient-signup': asPublic('/auth/patient-signup'),
  'dashboard of a patient': as('PATIENT', '/dashboard'),
  'vital signs of a patient': as('PATIENT', '/dashboard/vital-signs'),
  'dashboard of a doctor': as('DOCTOR', '/dashboard'),
};

/** Every way in, and every page of everyone who is signed in. */
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
    ].map(asPublic),
  ),
  // Without a link of a mail it leads on to the sign-in.
  '/auth/verify-email': { ...asPublic('/auth/verify-email'), arrival: '#token=of-an-old-mail' },
  ...byPath(
    ['/dashboard/shared-documents', '/dashboard/profile/emergency-contacts', ...ofEveryone].map((path) =>
      as('PATIENT', path),
    ),
  ),
  ...byPath(ofEveryone.map((path) => as('DOCTOR', path))),
  ...byPath(['/dashboard', '/dashboard/admin', ...ofEveryone].map((path) => as('ADMIN', path))),
};

function byPath(pages: readonly Page[]): Record<string, Page> {
  return Object.fromEntries(
    pages.map((page) => [page.role ? `${page.path} of a ${page.role.toLowerCase()}` : page.path, page]),
  );
}
