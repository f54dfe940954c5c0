import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { Modal, ModalDescription, ModalTitle } from '../private/Modal/Modal';
import { Text } from '../Text/Text';
import { body, close, described, dialog, foot, heading, panel, size as sizes } from './Dialog.css';

export type DialogProps = {
  title: string;
  description?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Width from 640 px on; on a phone it is a sheet from below. @default 'medium' */
  size?: keyof typeof sizes;
  children: ReactNode;
  /** Buttons, the one that does it last. */
  footer?: ReactNode;
  /** False while something must not be interrupted: no cross, no Escape, no press beside it. @default true */
  canClose?: boolean;
};

/** A question or a form in front of the page. */
export function Dialog({
  title,
  description,
  isOpen,
  onOpenChange,
  size = 'medium',
  children,
  footer,
  canClose = true,
}: DialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      canClose={canClose}
      isDescribed={Boolean(description)}
      className={`${dialog} ${sizes[size]}`}
    >
      <div className={panel}>
        <div className={heading} data-closable={canClose || undefined}>
          <ModalTitle asChild>
            <Heading level={2}>{title}</Heading>
          </ModalTitle>
        </div>
        {description && (
          <div className={described}>
            <ModalDescription asChild>
              <Text tone="muted">{description}</Text>
            </ModalDescription>
          </div>
        )}
        <div className={body}>{children}</div>
        {footer && <div className={foot}>{footer}</div>}
        {canClose && (
          // Last, so that the focus starts in what is asked and not on the way out.
          <div className={close}>
            <IconButton icon={X} label={m.dialog_close()} onPress={() => onOpenChange(false)} />
          </div>
        )}
      </div>
    </Modal>
  );
}
