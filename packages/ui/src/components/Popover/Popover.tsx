import { type ReactElement, type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, DialogTrigger } from 'react-aria-components/Popover';
import { Heading } from '../Heading/Heading';
import { overlay } from '../private/Overlay/overlay.css';
import * as styles from './Popover.css';

export type PopoverProps = {
  /** The element that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Its subject; used as its heading. */
  title: string;
  /** Its content; as a function it gets a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Its width, if there is space. @default 'medium' */
  size?: keyof typeof styles.size;
  /**
   * Its position, if there is space.
   * @default 'bottom start'
   */
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end' | 'start' | 'end';
  /** True if it is open, where that is decided from outside. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A small window beside what opened it: the focus goes in, and comes back when Escape or a press beside it closes it. */
export function Popover({
  trigger,
  title,
  children,
  size = 'medium',
  placement = 'bottom start',
  ...state
}: PopoverProps) {
  const id = useId();
  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover className={`${overlay} ${styles.size[size]}`} placement={placement} offset={6}>
        <Dialog className={styles.window} aria-labelledby={id}>
          {({ close }) => (
            <>
              <Heading id={id} level={2} size={18}>
                {title}
              </Heading>
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
