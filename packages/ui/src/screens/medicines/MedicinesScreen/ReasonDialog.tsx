import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';

export type ReasonDialogProps = {
  title: string;
  /** The warning that the reason is given for. */
  text: string;
  label: string;
  submit: string;
  /** @default false */
  isRequired?: boolean;
  onSave: (reason: string | null) => Promise<Saved<{ isUnsent?: boolean }>>;
  /** Null where nothing was saved. */
  onClose: (result: { isUnsent?: boolean } | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const most = 120;

/** Asks for a reason before something is recorded. */
export function ReasonDialog({
  title,
  text,
  label,
  submit,
  isRequired,
  onSave,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');

  function check() {
    const said = reason.trim();
    if (isRequired && said === '')
      return { faults: [{ name: 'reason', message: m.medicines_reason_missing() }] };
    if (said.length > most)
      return { faults: [{ name: 'reason', message: m.medicines_too_long({ count: most }) }] };
    return { draft: { reason: said || null } };
  }

  return (
    <FormDialog
      title={title}
      submit={submit}
      check={check}
      onSave={(draft: { reason: string | null }) => onSave(draft.reason)}
      {...dialog}
    >
      {({ messageFor }) => (
        <>
          <Text>{text}</Text>
          <TextField
            name="reason"
            label={label}
            value={reason}
            onChange={setReason}
            errorMessage={messageFor('reason')}
            isRequired={isRequired}
          />
        </>
      )}
    </FormDialog>
  );
}
