import { Avatar } from '@nadi/ui/components/Avatar';
import type { MenuItem } from '@nadi/ui/components/Menu';
import { Skeleton } from '@nadi/ui/components/Skeleton';
import { DashboardLayout } from '@nadi/ui/layouts/DashboardLayout';
import * as m from '@nadi/ui/messages';
import { LogOut, Settings, User } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useNotificationCount } from '../areas/notifications/offers';
import { selectActing } from '../kernel/acting/acting-slice';
import { leavingRequested } from '../kernel/outbox/leaving-slice';
import { useAppDispatch, useAppSelector } from '../kernel/services/use-services';
import { paths } from '../kernel/session/destination';
import { selectUser } from '../kernel/session/session-selectors';
import { latePart } from '../kernel/shell/late-part';
import { useIdle } from '../kernel/shell/use-idle';
import { mobileMenuOpened, sidebarToggled } from '../kernel/ui/ui-slice';
import { useUnsent } from './use-unsent';

const GlobalLoading = latePart(async () => (await import('./GlobalLoading')).GlobalLoading);
const OwnFace = latePart(async () => (await import('./OwnFace')).OwnFace);
const FamilyMenu = latePart(async () => (await import('./FamilyMenu')).FamilyMenu);
const HeaderSearch = latePart(async () => (await import('./HeaderSearch')).HeaderSearch);

/** Layout of the pages for signed-in people. */
export function DashboardPages({ menu }: { menu: typeof import('./navigation') }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { sidebarOpen, mobileMenuOpen } = useAppSelector(({ ui }) => ui);
  const { pathname, search } = useLocation();
  const unsent = useUnsent();
  const { show, count } = useNotificationCount();
  const isActing = useAppSelector(selectActing) !== null;
  const isIdle = useIdle();
  const [ofFamily, showOfFamily] = useState<MenuItem[]>([]);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <DashboardLayout
      navigation={menu.navigationOf(user.role, isActing)}
      furtherNavigation={menu.furtherNavigation(user.role)}
      secondaryNavigation={menu.secondaryNavigation(isActing)}
      currentPath={menu.placeInMenu(pathname, search)}
      user={{
        name,
        face: (
          <Suspense fallback={<Avatar name={name} />}>
            {isActing ? <Avatar name={name} /> : <OwnFace name={name} role={user.role} />}
          </Suspense>
        ),
      }}
      userMenu={[
        ...(isActing
          ? []
          : [
              { id: 'profile', label: m.profile_title(), icon: User, href: '/dashboard/profile' },
              { id: 'settings', label: m.app_title_settings(), icon: Settings, href: paths.settings },
            ]),
        ...ofFamily,
        {
          id: 'sign-out',
          label: m.app_sign_out(),
          icon: LogOut,
          onAction: () => dispatch(leavingRequested()),
        },
      ]}
      isSidebarOpen={sidebarOpen}
      onToggleSidebar={() => dispatch(sidebarToggled())}
      isMobileMenuOpen={mobileMenuOpen}
      onMobileMenuChange={(isOpen) => dispatch(mobileMenuOpened(isOpen))}
      // One's own are not told beside the record of another.
      notifications={isActing ? undefined : { count: show ? count : 0, href: paths.notifications }}
      search={
        // The page that searches has a field of its own.
        pathname !== paths.search && (
          <Suspense fallback={<Skeleton height="44px" shape="block" />}>
            <HeaderSearch />
          </Suspense>
        )
      }
      outbox={unsent.button}
    >
      {unsent.banner}
      <Suspense fallback={<Skeleton height="12rem" shape="block" />}>
        <Outlet />
      </Suspense>
      {unsent.drawer}
      <Suspense fallback={null}>
        <GlobalLoading />
        {isIdle && user.role === 'PATIENT' && <FamilyMenu onItems={showOfFamily} />}
      </Suspense>
    </DashboardLayout>
  );
}
