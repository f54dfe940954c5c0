import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { IconButton } from '../IconButton/IconButton';
import { Modal, ModalTitle } from '../private/Modal/Modal';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { close, drawer } from './Drawer.css';

export type DrawerProps = {
  /** What it holds, for screen readers: "Menu". */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Slides in from the side with what has no room on a phone. */
export function Drawer({ label, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} className={drawer}>
      <ModalTitle asChild>
        <VisuallyHidden as="h2">{label}</VisuallyHidden>
      </ModalTitle>
      {children}
      <div className={close}>
        <IconButton icon={X} label={m.drawer_close()} onPress={() => onOpenChange(false)} />
      </div>
    </Modal>
  );
}
