import { X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../Heading/Heading';
import { IconButton } from '../../IconButton/IconButton';
import { Modal, ModalTitle } from '../../private/Modal/Modal';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import type { DrawerProps } from '../Drawer';
import { close, drawer, head, scroller, side as sides } from '../Drawer.css';

/** The drawer itself, with all that keeps the focus in it. */
export function DrawerWindow({ label, isOpen, onOpenChange, side = 'start', children }: DrawerProps) {
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} className={`${drawer} ${sides[side]}`}>
      {side === 'start' ? (
        <ModalTitle asChild>
          <VisuallyHidden as="h2">{label}</VisuallyHidden>
        </ModalTitle>
      ) : (
        <div className={head}>
          <ModalTitle asChild>
            <Heading level={2}>{label}</Heading>
          </ModalTitle>
        </div>
      )}
      {/* First, since the focus goes to the first button, and what the drawer holds may discard things. */}
      <div className={close}>
        <IconButton icon={X} label={m.drawer_close()} onPress={() => onOpenChange(false)} />
      </div>
      <div className={scroller}>{children}</div>
    </Modal>
  );
}
