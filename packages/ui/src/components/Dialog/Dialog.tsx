import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import * as m from '../../../generated/messages/messages';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { Text } from '../Text/Text';
import { body, close, dialog, foot, head, scrim, size as sizes } from './Dialog.css';
import { hasOpenOverlay, useNestedOverlays } from './use-nested-overlays';

export type DialogProps = {
  title: string;
  description?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Width from 640 px on; on a phone it is a sheet from below. @default 'medium' */
  size?: keyof typeof sizes;
  children: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** False while something must not be interrupted: no cross, no Escape, no click beside it. @default true */
  canClose?: boolean;
};

/** A question or a form in front of the page. It is the only place that knows Radix. */
export function Dialog(props: DialogProps) {
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <DialogWindow {...props} />
      </Radix.Portal>
    </Radix.Root>
  );
}

function DialogWindow({
  title,
  description,
  isOpen,
  onOpenChange,
  size = 'medium',
  children,
  footer,
  canClose = true,
}: DialogProps) {
  const overlays = useRef<HTMLDivElement>(null);
  useNestedOverlays(overlays, isOpen);

  return (
    <Radix.Content
      className={`${dialog} ${sizes[size]}`}
      {...(!description && { 'aria-describedby': undefined })}
      onEscapeKeyDown={(event) => {
        // It closes the list that is open inside, and only that.
        if (!canClose || hasOpenOverlay(overlays.current)) event.preventDefault();
      }}
      onInteractOutside={(event) => {
        const isOnToast =
          event.target instanceof Element && event.target.closest('[data-react-aria-top-layer]');
        if (!canClose || isOnToast) event.preventDefault();
      }}
    >
      <UNSAFE_PortalProvider getContainer={() => overlays.current}>
        <div className={head} data-closable={canClose || undefined}>
          <Radix.Title asChild>
            <Heading level={2}>{title}</Heading>
          </Radix.Title>
          {description && (
            <Radix.Description asChild>
              <Text tone="muted">{description}</Text>
            </Radix.Description>
          )}
        </div>
        <div className={body}>{children}</div>
        {footer && <div className={foot}>{footer}</div>}
        {canClose && (
          // Last, so that the focus starts in what is asked and not on the way out.
          <div className={close}>
            <IconButton icon={X} label={m.dialog_close()} onPress={() => onOpenChange(false)} />
          </div>
        )}
      </UNSAFE_PortalProvider>
      <div ref={overlays} />
    </Radix.Content>
  );
}
