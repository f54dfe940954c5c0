import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';

type CancelDialogProps = {
  /** The other side, and the time in words. */
  name: string;
  when: string;
  onCancel: (reason: string | null) => Promise<Saved>;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Cancels a visit, with a reason for the other side. */
export function CancelDialog({ name, when, onCancel, onClose, focusAfter }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog<string | null, unknown, never>
      title={m.visits_cancel_title()}
      description={m.visits_cancel_what({ name, when })}
      submit={m.visits_cancel_yes()}
      cancel={m.visits_cancel_no()}
      tone="critical"
      check={() => ({ draft: reason.trim() || null })}
      onSave={onCancel}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <TextField
          name="reason"
          label={m.visits_cancel_reason()}
          description={m.visits_cancel_reason_help()}
          value={reason}
          onChange={setReason}
          errorMessage={messageFor('reason')}
        />
      )}
    </FormDialog>
  );
}
