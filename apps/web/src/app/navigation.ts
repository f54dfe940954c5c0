import type { Role } from '@nadi/contract/schema';
import type { DashboardLayoutProps } from '@nadi/ui/layouts/DashboardLayout';
import * as m from '@nadi/ui/messages';
import {
  Activity,
  Bell,
  BookMarked,
  CalendarDays,
  Contact,
  FileText,
  FlaskConical,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Plug,
  ServerCog,
  Settings,
  ShoppingBag,
  TrendingUp,
  Upload,
  User,
  Users,
} from 'lucide-react';
import { paths } from '../kernel/session/destination';

type Navigation = DashboardLayoutProps['navigation'];

const item = (href: string, label: string, icon: LucideIcon) => ({ href, label, icon });
const first = (href: string) => ({ ...item(href, m.app_nav_dashboard(), LayoutDashboard), isExact: true });
const trials = () => item('/dashboard/clinical-trials', m.trials_title(), FlaskConical);
const shop = () => item('/dashboard/health-shop', m.shop_title(), ShoppingBag);

const ofPatient = (): Navigation => [
  first(paths.dashboard),
  item('/dashboard/medical-records', m.records_title(), FileText),
  item('/dashboard/medical-records/upload', m.upload_title(), Upload),
  item('/dashboard/vital-signs', m.vitals_title(), Activity),
  item('/dashboard/health-trends', m.trends_title(), TrendingUp),
  item('/dashboard/consultations', m.visits_title(), CalendarDays),
  item('/dashboard/family', m.family_title(), Users),
  trials(),
  shop(),
  item('/dashboard/integrations', m.integrations_title(), Plug),
];

const ofDoctor = (): Navigation => [
  first(paths.dashboard),
  item('/dashboard/patients', m.patients_title(), Users),
  item('/dashboard/doctor-consultations', m.visits_title(), Activity),
  item('/dashboard/schedule', m.schedule_title(), CalendarDays),
  trials(),
  shop(),
];

const tab = (name: string) => `${paths.admin}?tab=${name}`;
const ofAdministrator = (): Navigation => [
  first(paths.admin),
  item(tab('users'), m.app_nav_users(), Users),
  item(tab('healthcare'), m.healthcare_title(), Activity),
  item(tab('business'), m.business_title(), ShoppingBag),
  item(tab('communication'), m.broadcasts_title(), Bell),
  item(tab('analytics'), m.analytics_title(), TrendingUp),
  item(tab('system'), m.failed_jobs_title(), ServerCog),
];

/** Pages of one's own, which no menu has while the page is about another person. A test compares them with the tables of pages. */
const ownPages: ReadonlySet<string> = new Set([
  '/dashboard/clinical-trials',
  '/dashboard/health-shop',
  paths.notifications,
  paths.settings,
]);

const forPage = (items: Navigation, isActing: boolean): Navigation =>
  isActing ? items.filter(({ href }) => !ownPages.has(href)) : items;

/** The menu of a role; the doctor's for a role that is not known. */
export function navigationOf(role: Role, isActing = false): Navigation {
  if (role === 'ADMIN') return ofAdministrator();
  return role === 'PATIENT' ? forPage(ofPatient(), isActing) : ofDoctor();
}

/** Below the menu of a role. */
export const furtherNavigation = (role: Role): Navigation => [
  ...(role === 'PATIENT'
    ? [item('/dashboard/profile/emergency-contacts', m.dashboard_layout_contacts(), Contact)]
    : []),
  item('/knowledge-hub', m.dashboard_layout_hub(), BookMarked),
  item('/help', m.dashboard_layout_help(), LifeBuoy),
];

export const secondaryNavigation = (isActing = false): Navigation =>
  forPage(
    [
      item('/dashboard/profile', m.profile_title(), User),
      item(paths.notifications, m.notifications_title(), Bell),
      item(paths.settings, m.app_title_settings(), Settings),
    ],
    isActing,
  );

/** The address by which the menu marks the present page: the pages of administration differ in their tab. */
export function placeInMenu(pathname: string, search: string): string {
  const name = pathname === paths.admin ? new URLSearchParams(search).get('tab') : null;
  return name ? tab(name) : pathname;
}
