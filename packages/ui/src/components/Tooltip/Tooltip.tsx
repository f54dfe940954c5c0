import { type ReactElement, useCallback, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css';
import { useHeld } from './use-held';

export type TooltipProps = {
  /** A few more words than the control's own name; read after it by screen readers. */
  text: string;
  /** The control: a `Button`, an `IconButton` or a `Link` with a name of its own. */
  children: ReactElement;
  /**
   * Its position, if there is space.
   * @default 'top'
   */
  placement?: 'top' | 'bottom' | 'start' | 'end';
};

/** Leaves out a pointer that only passes. */
const delayMs = 300;

/** A few more words to a control, while it is hovered, has the keyboard's focus or is held by a finger. Escape puts them away. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useHeld(holder, open, close);
  return (
    <TooltipTrigger delay={delayMs} isOpen={isOpen} onOpenChange={setOpen}>
      <span ref={holder} className={styles.holder}>
        {children}
      </span>
      {/* By this attribute dialogs know that an overlay is open in them, which Escape closes first. */}
      <AriaTooltip data-trigger="Tooltip" placement={placement} offset={6} className={styles.tip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
