import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { Drawer } from '../../components/Drawer/Drawer';
import type { MenuItem } from '../../components/Menu/Menu';
import type { OutboxButtonProps } from '../../components/OutboxButton/OutboxButton';
import { column, main, shell, side } from './DashboardLayout.css';
import { Header } from './Header';
import type { NotificationBellProps } from './NotificationBell';
import type { NavigationItem } from './navigation';
import { Sidebar } from './Sidebar';
import { skip } from './skip.css';

export type DashboardLayoutProps = {
  children: ReactNode;
  /** The main menu of the person's role. */
  navigation: NavigationItem[];
  /** Below the main menu: where help and knowledge are. @default [] */
  furtherNavigation?: NavigationItem[];
  /** The personal menu: profile, notifications, settings. */
  secondaryNavigation: NavigationItem[];
  /** Path of the page that is shown; the item that it begins with is marked. */
  currentPath: string;
  /** `face`: an `Avatar` with their photo. @default one with their initials */
  user: { name: string; face?: ReactNode };
  /** Behind the name: Profile, Settings, Sign Out. */
  userMenu: MenuItem[];
  /** Wide with words, or icons only. Phones have the drawer instead. */
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  isMobileMenuOpen: boolean;
  onMobileMenuChange: (isOpen: boolean) => void;
  /** A `SearchField`. */
  search?: ReactNode;
  notifications?: NotificationBellProps;
  /** Tells whether there is a connection, and what is not sent yet. */
  outbox?: OutboxButtonProps;
};

/** Around every page of the signed-in. */
export function DashboardLayout({
  children,
  navigation,
  furtherNavigation = [],
  secondaryNavigation,
  currentPath,
  user,
  userMenu,
  isSidebarOpen,
  onToggleSidebar,
  isMobileMenuOpen,
  onMobileMenuChange,
  search,
  notifications,
  outbox,
}: DashboardLayoutProps) {
  const menu = { navigation, furtherNavigation, secondaryNavigation, currentPath };
  return (
    <>
      <a href="#main" className={skip} data-print="hide">
        {m.dashboard_layout_skip()}
      </a>
      <div className={shell}>
        <div className={side} data-collapsed={!isSidebarOpen || undefined}>
          <Sidebar {...menu} isCollapsed={!isSidebarOpen} onToggle={onToggleSidebar} />
        </div>
        <Drawer label={m.dashboard_layout_menu()} isOpen={isMobileMenuOpen} onOpenChange={onMobileMenuChange}>
          <Sidebar {...menu} onItemPress={() => onMobileMenuChange(false)} />
        </Drawer>
        <div className={column}>
          <Header
            user={user}
            userMenu={userMenu}
            search={search}
            notifications={notifications}
            outbox={outbox}
            onOpenMenu={() => onMobileMenuChange(true)}
          />
          <main id="main" tabIndex={-1} className={main}>
            {children}
          </main>
        </div>
      </div>
    </>
  );
}
