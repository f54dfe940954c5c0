import { type RefObject, useEffect } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tip } from './Sidebar.css';

type SidebarTipProps = {
  label: string;
  /** The element beside it. */
  link: RefObject<HTMLAnchorElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The name of an item of which only the icon shows. */
export function SidebarTip({ label, link, isOpen, onOpenChange }: SidebarTipProps) {
  // The library listens only for a link that it holds itself.
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onOpenChange(false);
    document.addEventListener('keydown', closeByKey, true);
    return () => document.removeEventListener('keydown', closeByKey, true);
  }, [isOpen, onOpenChange]);

  return (
    <TooltipTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {/* The link has its name already; read twice it would be noise. */}
      <Tooltip triggerRef={link} placement="end" offset={6} className={tip} aria-hidden>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
