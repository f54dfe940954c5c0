import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { scrim } from './Modal.css';
import { showFocus } from './show-focus';
import { useBack } from './use-back';
import { hasOpenOverlay, useNestedOverlays } from './use-nested-overlays';
import { useOpener } from './use-opener';

export { Description as ModalDescription, Title as ModalTitle } from '@radix-ui/react-dialog';

type ModalProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** True if Escape, Back and a press beside it close it. @default true */
  canClose?: boolean;
  /** True if it holds a `ModalDescription`. @default false */
  isDescribed?: boolean;
  /** Look and position of the window. */
  className: string;
  /** Holds a `ModalTitle`. */
  children: ReactNode;
};

/** The common base of `Dialog` and `Drawer`, and the only code that uses Radix. */
export function Modal({ canClose = true, ...props }: ModalProps) {
  const opener = useOpener(props.isOpen);
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        {/* Radix would take the first press after a list was closed for one inside, and do nothing. */}
        <Radix.Overlay className={scrim} onClick={() => canClose && props.onOpenChange(false)} />
        <ModalWindow
          {...props}
          canClose={canClose}
          onClosed={() => {
            // The screen may have moved it on already, to what came of the dialog.
            if (document.activeElement === document.body) opener.current?.focus();
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

const pressEscape = () =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );

function ModalWindow({
  isOpen,
  onOpenChange,
  canClose,
  isDescribed,
  className,
  children,
  onClosed,
}: ModalProps & { onClosed: () => void }) {
  const overlays = useRef<HTMLDivElement>(null);
  useNestedOverlays(overlays, isOpen);
  useBack(isOpen, () => {
    // It closes the list that is open inside, and only that.
    if (hasOpenOverlay(overlays.current)) pressEscape();
    else if (canClose) onOpenChange(false);
  });

  return (
    <Radix.Content
      className={className}
      {...(!isDescribed && { 'aria-describedby': undefined })}
      onEscapeKeyDown={(event) => {
        // It closes the list that is open inside, and only that.
        if (!canClose || hasOpenOverlay(overlays.current)) event.preventDefault();
      }}
      onFocus={showFocus}
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
    >
      <UNSAFE_PortalProvider getContainer={() => overlays.current}>{children}</UNSAFE_PortalProvider>
      <div ref={overlays} />
    </Radix.Content>
  );
}
