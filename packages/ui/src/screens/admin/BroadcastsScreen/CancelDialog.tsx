import * as m from '../../../../generated/messages/messages';
import { showToast } from '../../../components/ToastRegion/toasts';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import type { Broadcast, Decide } from './types';

type CancelDialogProps = {
  broadcast: Broadcast;
  onDecide: Decide;
  onClose: () => void;
  focusAfter: React.RefObject<HTMLElement | null>;
};

/** Asks before a broadcast is stopped, or not sent at all. */
export function CancelDialog({ broadcast, onDecide, onClose, focusAfter }: CancelDialogProps) {
  const isRunning = broadcast.status === 'SENDING';
  return (
    <DeleteDialog
      title={isRunning ? m.broadcast_stop_title() : m.broadcast_cancel_title()}
      description={isRunning ? m.broadcast_stop_description() : m.broadcast_cancel_description()}
      yes={isRunning ? m.broadcast_stop_yes() : m.broadcast_cancel_yes()}
      no={m.broadcast_keep()}
      onDelete={() => onDecide(broadcast, { status: 'CANCELLED' })}
      onClose={(result) => {
        if (result) showToast({ tone: 'success', message: m.broadcast_cancel_done() });
        onClose();
      }}
      focusAfter={focusAfter}
    >
      {broadcast.title}
    </DeleteDialog>
  );
}
