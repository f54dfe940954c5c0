import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { IconButton } from '../../components/IconButton/IconButton';
import { Logo } from '../../components/Logo/Logo';
import { activeHref, type NavigationItem } from './navigation';
import { further, head, lists, sidebar } from './Sidebar.css';
import { SidebarItem } from './SidebarItem';

export type SidebarProps = {
  navigation: NavigationItem[];
  /** A second group, below the first. */
  furtherNavigation: NavigationItem[];
  secondaryNavigation: NavigationItem[];
  currentPath: string;
  isCollapsed?: boolean;
  /** Without it there is no button to collapse it, as in the drawer of a phone. */
  onToggle?: () => void;
  onItemPress?: () => void;
};

/** The menu of the signed-in: what one does above, what concerns oneself below. */
export function Sidebar({
  navigation,
  furtherNavigation,
  secondaryNavigation,
  currentPath,
  isCollapsed = false,
  onToggle,
  onItemPress,
}: SidebarProps) {
  const active = activeHref([...navigation, ...furtherNavigation, ...secondaryNavigation], currentPath);
  const items = (list: NavigationItem[]) => (
    <ul>
      {list.map((item) => (
        <li key={item.href}>
          <SidebarItem
            {...item}
            isActive={item.href === active}
            isCollapsed={isCollapsed}
            onPress={onItemPress}
          />
        </li>
      ))}
    </ul>
  );

  return (
    // With the logo and the button above the entries: what stands in no landmark is passed over by those who go from one to the next.
    <nav
      aria-label={m.dashboard_layout_navigation()}
      className={sidebar}
      data-collapsed={isCollapsed || undefined}
    >
      <div className={head}>
        <Logo isMark={isCollapsed} />
        {onToggle && (
          <IconButton
            icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
            label={isCollapsed ? m.dashboard_layout_expand() : m.dashboard_layout_collapse()}
            onPress={onToggle}
          />
        )}
      </div>
      <div className={lists}>
        <div>
          {items(navigation)}
          {furtherNavigation.length > 0 && <div className={further}>{items(furtherNavigation)}</div>}
        </div>
        {items(secondaryNavigation)}
      </div>
    </nav>
  );
}
