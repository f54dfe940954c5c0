import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { sayDate } from '../private/visit-words';
import { sayRest } from './hours-words';
import type { CancelDayProps, DayVisits } from './types';

type CancelDayDialogProps = Omit<CancelDayProps, 'cancellable'> & {
  cancellable: DayVisits;
  onClose: (result: DayVisits | null) => void;
};

/** Asks before a day is cancelled, with a reason for its patients. */
export function CancelDayDialog({
  date,
  cancellable,
  onCancelDay,
  onClose,
  focusAfter,
}: CancelDayDialogProps) {
  const [reason, setReason] = useState('');
  const { cancelled: count } = cancellable;
  return (
    <FormDialog<string, DayVisits>
      title={m.schedule_cancel_day_title({ date: sayDate(date) })}
      description={[
        count === 0 ? m.schedule_cancel_day_none() : m.schedule_cancel_day_what({ count }),
        ...sayRest(cancellable),
      ].join(' ')}
      submit={m.schedule_cancel_day_yes()}
      cancel={m.visits_cancel_no()}
      tone="critical"
      check={() =>
        reason.trim()
          ? { draft: reason.trim() }
          : { faults: [{ name: 'reason', message: m.schedule_cancel_day_fault() }] }
      }
      onSave={(draft) => onCancelDay(date, draft)}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <TextField
          name="reason"
          label={m.visits_cancel_reason()}
          description={m.schedule_cancel_day_reason_help()}
          value={reason}
          onChange={setReason}
          errorMessage={messageFor('reason')}
          isRequired
        />
      )}
    </FormDialog>
  );
}
