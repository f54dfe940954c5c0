import { Menu as MenuIcon, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { Avatar } from '../../components/Avatar/Avatar';
import { IconButton } from '../../components/IconButton/IconButton';
import { Logo } from '../../components/Logo/Logo';
import { Menu, type MenuItem } from '../../components/Menu/Menu';
import { OutboxButton, type OutboxButtonProps } from '../../components/OutboxButton/OutboxButton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { end, face, header, name, narrowOnly, search as searchStyle } from './Header.css';
import { NotificationBell, type NotificationBellProps } from './NotificationBell';

export type HeaderProps = {
  user: { name: string; face?: ReactNode };
  userMenu: MenuItem[];
  search?: ReactNode;
  notifications?: NotificationBellProps;
  outbox?: OutboxButtonProps;
  onOpenMenu: () => void;
};

/** The bar above the page: the way to the menu on a phone, search, news and oneself. */
export function Header({ user, userMenu, search, notifications, outbox, onOpenMenu }: HeaderProps) {
  const [isSearchOpen, setSearchOpen] = useState(false);
  return (
    <header className={header} data-print="hide">
      <span className={narrowOnly}>
        <IconButton icon={MenuIcon} label={m.dashboard_layout_open_menu()} onPress={onOpenMenu} />
        <Logo isMark />
      </span>
      {search && (
        <div className={searchStyle} data-open={isSearchOpen || undefined}>
          {search}
        </div>
      )}
      <div className={end}>
        {outbox && <OutboxButton {...outbox} />}
        {search && (
          <span className={narrowOnly}>
            <IconButton
              icon={Search}
              label={m.dashboard_layout_search()}
              isExpanded={isSearchOpen}
              onPress={() => setSearchOpen(!isSearchOpen)}
            />
          </span>
        )}
        {notifications && <NotificationBell {...notifications} />}
        <Menu
          trigger={
            <span className={face}>
              {user.face ?? <Avatar name={user.name} />}
              <span className={name}>{user.name}</span>
              <VisuallyHidden>{m.dashboard_layout_account()}</VisuallyHidden>
            </span>
          }
          items={userMenu}
        />
      </div>
    </header>
  );
}
