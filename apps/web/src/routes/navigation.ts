import type { Role } from '@nadi/contract/schema';
import type { DashboardLayoutProps } from '@nadi/ui/layouts/DashboardLayout';
import * as m from '@nadi/ui/messages';
import { Activity, LayoutDashboard, User } from 'lucide-react';

type Navigation = DashboardLayoutProps['navigation'];

/** What each role does here, as far as it is there. */
export function navigationOf(role: Role): Navigation {
  if (role !== 'PATIENT') return [];
  return [
    { href: '/dashboard', label: m.app_nav_dashboard(), icon: LayoutDashboard, isExact: true },
    { href: '/dashboard/vital-signs', label: m.vitals_title(), icon: Activity },
  ];
}

export const secondaryNavigation = (): Navigation => [
  { href: '/dashboard/profile', label: m.profile_title(), icon: User },
];
