/** Items of menus whose pages say that they are not there yet. A test compares them with the pages of this area. */
const coming: ReadonlySet<string> = new Set([
  '/dashboard/health-trends',
  '/dashboard/consultations',
  '/dashboard/family',
  '/dashboard/clinical-trials',
  '/dashboard/health-shop',
  '/dashboard/integrations',
  '/dashboard/doctor-consultations',
  '/dashboard/schedule',
  '/dashboard/admin?tab=business',
  '/dashboard/admin?tab=communication',
  '/dashboard/admin?tab=analytics',
]);

export const isComing = (href: string): boolean => coming.has(href);
