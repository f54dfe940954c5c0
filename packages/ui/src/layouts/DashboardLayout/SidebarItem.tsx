import { Link } from 'react-aria-components/Link';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Icon } from '../../components/Icon/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { NavigationItem } from './navigation';
import { item, tip } from './Sidebar.css';

type SidebarItemProps = NavigationItem & {
  isActive: boolean;
  /** Its name shows beside it only when asked for. */
  isCollapsed: boolean;
  onPress?: () => void;
};

export function SidebarItem({ href, label, icon, isActive, isCollapsed, onPress }: SidebarItemProps) {
  const link = (
    <Link href={href} className={item} aria-current={isActive ? 'page' : undefined} onPress={onPress}>
      <Icon icon={icon} />
      {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Link>
  );
  if (!isCollapsed) return link;
  return (
    <TooltipTrigger delay={300} closeDelay={0}>
      {link}
      {/* The link has its name already; read twice it would be noise. */}
      <Tooltip placement="end" offset={6} className={tip} aria-hidden>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
