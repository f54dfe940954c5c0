import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import type { InsightRow } from '../types';

export type NotRightDialogProps = {
  insight: InsightRow;
  onSave: (reason: string) => Promise<Saved>;
  /** With what was answered; null where nothing was saved. */
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** The contract's maximum. */
const most = 500;

/** Asks what is not right about an insight. */
export function NotRightDialog({ insight, onSave, onClose, focusAfter }: NotRightDialogProps) {
  const [reason, setReason] = useState('');
  const check = () => {
    const draft = reason.trim();
    if (draft === '') return { faults: [{ name: 'reason', message: m.insight_reason_missing() }] };
    if (draft.length > most)
      return { faults: [{ name: 'reason', message: m.insight_reason_long({ most }) }] };
    return { draft };
  };
  return (
    <FormDialog
      title={m.insight_not_right_title()}
      description={insight.said.title}
      check={check}
      onSave={onSave}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <TextField
          name="reason"
          label={m.insight_reason()}
          description={m.insight_reason_about()}
          value={reason}
          onChange={setReason}
          rows={4}
          isRequired
          errorMessage={messageFor('reason')}
        />
      )}
    </FormDialog>
  );
}
