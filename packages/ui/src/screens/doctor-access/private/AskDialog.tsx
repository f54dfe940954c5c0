import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import type { Ask, AskedPurpose, ConsentKind, FoundPatient } from '../types';
import { kindWords, purposeWords } from './access-words';
import { type AskForm, askLimits, checkAsk, lengths } from './check-ask';
import { nameOf } from './person-words';

export type AskDialogProps = {
  patient: Pick<FoundPatient, 'id' | 'firstName' | 'lastName'>;
  /** RFC 3339. */
  now: string;
  /** 'YYYY-MM-DD', where the doctor is. */
  today: string;
  /** The kinds of which something is kept. */
  kinds: readonly ConsentKind[];
  onAsk: (patientId: string, ask: Ask) => Promise<Saved>;
  /** @param isAsked whether the patient was asked */
  onClose: (isAsked: boolean) => void;
};

const purposes: readonly AskedPurpose[] = ['CAREMGT', 'PATRQT', 'HPAYMT', 'PUBHLTH', 'DSRCH'];
const days: readonly AskForm['days'][] = ['year', 'all', 'range'];
const daysWords = {
  year: m.patients_dates_year,
  all: m.patients_dates_all,
  range: m.patients_dates_range,
} as const;
const sayLength = (length: string) =>
  length === '365' ? m.patients_for_year() : m.patients_for_days({ count: Number(length) });

/** Asks a patient for access: why, what, of which days, for how long. Mounted while it is open. */
export function AskDialog({ patient, now, today, kinds, onAsk, onClose }: AskDialogProps) {
  const [form, setForm] = useState<AskForm>({
    purpose: 'CAREMGT',
    reason: '',
    kinds: [],
    days: 'year',
    range: null,
    length: '30',
  });
  const change = (changed: Partial<AskForm>) => setForm({ ...form, ...changed });
  const name = nameOf(patient);
  return (
    <FormDialog
      title={m.patients_ask_title({ name })}
      description={m.patients_ask_description({ name })}
      submit={m.patients_ask_submit()}
      check={() => checkAsk(form, { now, today })}
      onSave={(ask) => onAsk(patient.id, ask)}
      onClose={(saved) => {
        if (saved) showToast({ tone: 'success', message: m.patients_ask_done({ name }) });
        onClose(saved !== null);
      }}
    >
      {({ messageFor }) => (
        <>
          <Select
            name="purpose"
            label={m.patients_ask_purpose()}
            items={purposes.map((id) => ({ id, label: purposeWords[id]() }))}
            value={form.purpose}
            onChange={(purpose) => change({ purpose })}
          />
          <TextField
            name="reason"
            label={m.patients_ask_reason()}
            description={m.patients_ask_reason_description(askLimits)}
            value={form.reason}
            onChange={(reason) => change({ reason })}
            rows={3}
            errorMessage={messageFor('reason')}
            isRequired
          />
          <CheckboxGroup
            name="kinds"
            label={m.patients_ask_kinds()}
            description={m.patients_ask_kinds_description()}
            items={kinds.map((id) => ({ id, label: kindWords[id]() }))}
            value={form.kinds}
            onChange={(chosen) => change({ kinds: chosen })}
            errorMessage={messageFor('kinds')}
            isRequired
          />
          <RadioGroup
            name="days"
            label={m.patients_ask_dates()}
            items={days.map((id) => ({ id, label: daysWords[id]() }))}
            value={form.days}
            onChange={(chosen) => change({ days: chosen })}
          />
          {form.days === 'range' && (
            <DateRangePicker
              name="dates"
              label={m.patients_ask_range()}
              value={form.range}
              onChange={(range) => change({ range })}
              today={today}
              errorMessage={messageFor('dates')}
              isRequired
            />
          )}
          <Select
            name="accessUntil"
            label={m.patients_ask_until()}
            items={lengths.map((id) => ({ id, label: sayLength(id) }))}
            value={form.length}
            onChange={(length) => change({ length })}
            errorMessage={messageFor('accessUntil')}
          />
          <Text size={14} tone="muted">
            {m.patients_ask_mode()}
          </Text>
        </>
      )}
    </FormDialog>
  );
}
