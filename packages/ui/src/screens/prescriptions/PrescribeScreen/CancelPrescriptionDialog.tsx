import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';

export type CancelPrescriptionDialogProps = {
  /** The patient's first name. */
  name: string;
  onCancel: (reason: string) => Promise<Saved>;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const most = 300;

/** Cancels a signed prescription, with a reason that the patient reads. */
export function CancelPrescriptionDialog({ name, onCancel, ...dialog }: CancelPrescriptionDialogProps) {
  const [reason, setReason] = useState('');
  const fault = (message: string) => ({ faults: [{ name: 'reason', message }] });

  function check() {
    const said = reason.trim();
    if (said === '') return fault(m.rx_cancel_reason_missing());
    if (said.length > most) return fault(m.medicines_too_long({ count: most }));
    return { draft: said };
  }

  return (
    <FormDialog<string, unknown, never>
      title={m.rx_cancel_title()}
      description={m.rx_cancel_means({ name })}
      submit={m.rx_cancel()}
      cancel={m.keep_it()}
      tone="critical"
      check={check}
      onSave={onCancel}
      {...dialog}
    >
      {({ messageFor }) => (
        <TextField
          name="reason"
          label={m.rx_cancel_reason()}
          description={m.rx_cancel_reason_help({ name })}
          value={reason}
          onChange={setReason}
          errorMessage={messageFor('reason')}
          isRequired
        />
      )}
    </FormDialog>
  );
}
