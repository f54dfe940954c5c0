import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { DateField } from '../../../components/DateField/DateField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { firstOf, type HoursDialogProps } from './HoursDialog';
import { dayTimes, typeItems } from './hours-words';
import type { Availability, Exception } from './types';

type Entry = Omit<Exception, 'date' | 'kind'> & { date: string | null; kind: 'day' | 'closed' | 'extra' };

const kinds = [
  { id: 'day', label: () => `${m.schedule_exception_closed()}, ${m.schedule_whole_day()}` },
  { id: 'closed', label: m.schedule_exception_closed },
  { id: 'extra', label: m.schedule_exception_extra },
] as const;

/** A day that is not like every week. */
export function ExceptionDialog({ availability, onSave, onClose, focusAfter }: HoursDialogProps) {
  const [entry, setEntry] = useState<Entry>({
    date: null,
    kind: 'day',
    from: '09:00',
    to: '12:00',
    types: ['video_call'],
    note: '',
  });
  const change = (patch: Partial<Entry>) => setEntry({ ...entry, ...patch });
  const hasHours = entry.kind !== 'day';
  return (
    <FormDialog<Availability, unknown, never>
      title={m.schedule_exception_title()}
      check={() => {
        const { date, kind, from, to, types, note } = entry;
        const faults = [
          ...(date ? [] : [{ name: 'date', message: m.schedule_date_fault() }]),
          ...(hasHours && (to ?? '') <= (from ?? '') ? [{ name: 'to', message: m.schedule_to_fault() }] : []),
          ...(types.length > 0 ? [] : [{ name: 'types', message: m.schedule_types_fault() }]),
        ];
        if (faults.length > 0 || !date) return { faults };
        const exception: Exception = {
          date,
          kind: kind === 'extra' ? 'extra' : 'closed',
          from: hasHours ? from : null,
          to: hasHours ? to : null,
          types,
          note: note?.trim() || null,
        };
        return { draft: { ...availability, exceptions: [...availability.exceptions, exception] } };
      }}
      onSave={onSave}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor, refused }) => (
        <>
          <DateField
            name="date"
            label={m.schedule_exception_date()}
            value={entry.date}
            onChange={(date) => change({ date })}
            errorMessage={messageFor('date')}
            isRequired
          />
          <RadioGroup
            name="kind"
            label={m.schedule_exception_kind()}
            items={kinds.map(({ id, label }) => ({ id, label: label() }))}
            value={entry.kind}
            onChange={(kind) => change({ kind })}
          />
          {hasHours && (
            <>
              <Select
                name="from"
                label={m.schedule_from()}
                items={dayTimes()}
                value={entry.from}
                onChange={(from) => change({ from })}
              />
              <Select
                name="to"
                label={m.schedule_to()}
                items={dayTimes()}
                value={entry.to}
                onChange={(to) => change({ to })}
                errorMessage={messageFor('to') ?? firstOf(refused?.fieldErrors)}
              />
            </>
          )}
          {entry.kind === 'extra' && (
            <CheckboxGroup
              name="types"
              label={m.schedule_types()}
              items={typeItems()}
              value={entry.types}
              onChange={(types) => change({ types })}
              errorMessage={messageFor('types')}
            />
          )}
          <TextField
            name="note"
            label={m.schedule_exception_note()}
            description={m.schedule_exception_note_help()}
            value={entry.note ?? ''}
            onChange={(note) => change({ note })}
            errorMessage={messageFor('note')}
          />
        </>
      )}
    </FormDialog>
  );
}
