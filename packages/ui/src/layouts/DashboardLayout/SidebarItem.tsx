import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../../components/Icon/Icon';
import { latePart, useLate } from '../../components/private/use-late';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { NavigationItem } from './navigation';
import { item } from './Sidebar.css';

type SidebarItemProps = NavigationItem & {
  isActive: boolean;
  /** Its name shows beside it only when asked for. */
  isCollapsed: boolean;
  onPress?: () => void;
};

const tip = latePart(
  async () => (await import('./SidebarTip')).SidebarTip,
  // The icons do without.
  () => undefined,
);

export function SidebarItem({ href, label, icon, isActive, isCollapsed, onPress }: SidebarItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isTipOpen, setTipOpen] = useState(false);

  const Tip = useLate(tip, { isOpen: isCollapsed && isTipOpen, onOpenChange: setTipOpen });

  useEffect(() => {
    if (!isCollapsed || !isHovered) return;
    tip.preload();
    // Leaves out a pointer that only passes.
    const timer = setTimeout(() => setTipOpen(true), 300);
    return () => clearTimeout(timer);
  }, [isCollapsed, isHovered]);

  return (
    <>
      <Link
        ref={link}
        href={href}
        className={item}
        aria-current={isActive ? 'page' : undefined}
        onHoverChange={(isOver) => {
          setHovered(isOver);
          if (!isOver) setTipOpen(false);
        }}
        onFocus={() => setTipOpen(link.current?.matches(':focus-visible') ?? false)}
        onBlur={() => setTipOpen(false)}
        onPressStart={() => {
          setHovered(false);
          setTipOpen(false);
        }}
        onPress={onPress}
      >
        <Icon icon={icon} />
        {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Link>
      {isCollapsed && Tip && <Tip label={label} link={link} isOpen={isTipOpen} onOpenChange={setTipOpen} />}
    </>
  );
}
