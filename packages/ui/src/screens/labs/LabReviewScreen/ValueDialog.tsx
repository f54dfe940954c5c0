import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { ComboBox } from '../../../components/ComboBox/ComboBox';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { NumberField } from '../../../components/NumberField/NumberField';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { sayValue } from '../../../words/lab';
import { readValue } from './decisions';
import type { Analyte, TypedValue } from './types';

export type ValueDialogProps = {
  title: string;
  /** The value with which the fields begin; null for one that was not read. */
  standing: TypedValue | null;
  /** Asks for the printed range too. */
  hasRange: boolean;
  /** The words of the line from which it is typed. */
  line?: string | undefined;
  analytes: readonly Analyte[];
  onDone: (value: TypedValue) => void;
  onClose: () => void;
};

/** UCUM's name for a plain number. */
const plain = '1';

const isBeyond = (number: number, limits?: readonly [low: number, high: number]): boolean =>
  limits !== undefined && (number < limits[0] || number > limits[1]);

/** A value as the person reads it on the page. */
export function ValueDialog({
  title,
  standing,
  hasRange,
  line,
  analytes,
  onDone,
  onClose,
}: ValueDialogProps) {
  const [analyte, setAnalyte] = useState(standing?.analyte ?? null);
  const [text, setText] = useState(standing ? sayValue({ ...standing, unit: null }) : '');
  const [unit, setUnit] = useState(standing?.unit ?? null);
  const [low, setLow] = useState<number | null>(null);
  const [high, setHigh] = useState<number | null>(null);
  /** The value that the person has confirmed although it is unlikely. */
  const [sure, setSure] = useState<string | null>(null);
  const { units = [], limits = {} } = analytes.find(({ id }) => id === analyte) ?? {};
  const value = readValue(text);
  const [only] = units.length === 1 ? units : [];
  const needsUnit = value?.number != null && units.length > 0;
  const chosen = unit !== null && units.includes(unit) ? unit : (only ?? null);
  const said = value && sayValue({ ...value, unit: chosen });
  const isUnlikely = value?.number != null && isBeyond(value.number, limits[chosen ?? '']);

  function check(): { draft: TypedValue } | { faults: FieldFault[] } {
    const faults: FieldFault[] = [];
    if (!analyte) faults.push({ name: 'analyte', message: m.lab_field_test_missing() });
    if (!value) faults.push({ name: 'value', message: m.lab_field_value_missing() });
    if (needsUnit && chosen === null) faults.push({ name: 'unit', message: m.lab_field_unit_missing() });
    if (isUnlikely && sure !== said) faults.push({ name: 'sure', message: m.lab_field_sure_missing() });
    if (low !== null && high !== null && low > high)
      faults.push({ name: 'high', message: m.lab_field_range_order() });
    if (!value || faults.length > 0) return { faults };
    const draft = { ...value, analyte, unit: needsUnit ? chosen : null };
    return { draft: hasRange ? { ...draft, low, high } : draft };
  }

  return (
    <FormDialog
      title={title}
      submit={m.lab_use_value()}
      check={check}
      onSave={async (draft: TypedValue) => {
        onDone(draft);
        return { ok: true as const };
      }}
      onClose={onClose}
    >
      {({ messageFor }) => (
        <>
          {line && <Text tone="muted">{m.lab_dialog_line({ text: line })}</Text>}
          <ComboBox
            name="analyte"
            label={m.lab_field_test()}
            items={analytes.map(({ id, name }) => ({ id, label: name }))}
            value={analyte}
            onChange={setAnalyte}
            errorMessage={messageFor('analyte')}
            isRequired
          />
          <TextField
            name="value"
            label={m.lab_field_value()}
            description={m.lab_field_value_help()}
            value={text}
            onChange={setText}
            errorMessage={messageFor('value')}
            isRequired
          />
          {units.length > 1 && (
            <Select
              name="unit"
              label={m.lab_field_unit()}
              items={units.map((one) => ({ id: one, label: one === plain ? '-' : one }))}
              value={unit !== null && units.includes(unit) ? unit : null}
              onChange={setUnit}
              errorMessage={messageFor('unit')}
            />
          )}
          {isUnlikely && (
            <Checkbox
              name="sure"
              label={m.lab_field_sure({ value: said ?? '' })}
              description={m.lab_doubt_implausible()}
              value={sure === said}
              onChange={(isSure) => setSure(isSure ? said : null)}
              errorMessage={messageFor('sure')}
            />
          )}
          {hasRange && (
            <>
              <NumberField
                name="low"
                label={m.lab_field_low()}
                description={m.lab_field_range_help()}
                value={low}
                onChange={setLow}
                errorMessage={messageFor('low')}
              />
              <NumberField
                name="high"
                label={m.lab_field_high()}
                value={high}
                onChange={setHigh}
                errorMessage={messageFor('high')}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
