import { X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { IconButton } from '../../IconButton/IconButton';
import { Modal, ModalTitle } from '../../private/Modal/Modal';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import type { DrawerProps } from '../Drawer';
import { close, drawer } from '../Drawer.css';

/** The drawer itself, with all that keeps the focus in it. */
export function DrawerWindow({ label, isOpen, onOpenChange, children }: DrawerProps) {
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
