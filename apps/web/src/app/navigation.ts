import type { Role } from '@nadi/contract/schema';
import type { DashboardLayoutProps } from '@nadi/ui/layouts/DashboardLayout';
import * as m from '@nadi/ui/messages';
import { Activity, Bell, LayoutDashboard, ServerCog, Settings, User, Users } from 'lucide-react';
import { paths } from '../kernel/session/destination';

type Navigation = DashboardLayoutProps['navigation'];

/** The menu of each role, as far as the pages exist. */
export function navigationOf(role: Role): Navigation {
  const dashboard = {
    href: paths.dashboard,
    label: m.app_nav_dashboard(),
    icon: LayoutDashboard,
    isExact: true,
  };
  switch (role) {
    case 'PATIENT':
      return [dashboard, { href: '/dashboard/vital-signs', label: m.vitals_title(), icon: Activity }];
    case 'ADMIN':
      return [
        { href: `${paths.admin}?tab=users`, label: m.app_nav_users(), icon: Users },
        { href: `${paths.admin}?tab=system`, label: m.failed_jobs_title(), icon: ServerCog },
      ];
    default:
      return [dashboard];
  }
}

export const secondaryNavigation = (): Navigation => [
  { href: '/dashboard/profile', label: m.profile_title(), icon: User },
  { href: paths.notifications, label: m.notifications_title(), icon: Bell },
  { href: paths.settings, label: m.app_title_settings(), icon: Settings },
];
