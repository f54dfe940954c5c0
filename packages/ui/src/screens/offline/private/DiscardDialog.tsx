import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog';
import type { OutboxItem } from '../types';

type DiscardDialogProps = {
  item: Pick<OutboxItem, 'title' | 'action' | 'isSealedAway'>;
  onConfirm: () => void;
  onClose: () => void;
  /** Takes the focus when the entry is gone. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before an entry is given up, and names what is lost. */
export function DiscardDialog({ item, onConfirm, onClose, focusAfter }: DiscardDialogProps) {
  const { title, action, isSealedAway } = item;
  const isDeletion = action === 'delete' && !isSealedAway;
  const loss = {
    add: m.discard_add,
    change: m.discard_change,
    delete: m.discard_delete,
  }[action];
  return (
    <ConfirmDialog
      title={isDeletion ? m.discard_delete_title() : m.discard_title()}
      description={(isSealedAway ? m.discard_sealed : loss)({ title })}
      yes={isDeletion ? m.discard_delete_yes() : m.discard_yes()}
      no={m.discard_no()}
      tone={isDeletion ? 'primary' : 'critical'}
      action={{ phase: 'idle' }}
      onConfirm={() => {
        onConfirm();
        onClose();
        // After the dialog has given the focus back to a row that is about to vanish.
        setTimeout(() => focusAfter.current?.focus());
      }}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
