import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { ComboBox } from '../../../components/ComboBox/ComboBox';
import { DateField } from '../../../components/DateField/DateField';
import { NumberField } from '../../../components/NumberField/NumberField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import {
  checkMedicine,
  type Days,
  emptyMedicine,
  entryOf,
  type MedicineEntry,
  unitOfForm,
} from './medicine-form';
import { doseUnits, formWords, routeWords, sayAmount, sayWeekday } from './medicine-words';
import type { DoseUnit, FoundDrug, MedicineDraft, MedicineForm, MedicineRoute, MedicineRow } from './types';

export type MedicineDialogProps = {
  /** The medicine to change; null for a new one. */
  medicine: MedicineRow | null;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  /** Returns medicines of the drug list that a text may mean. */
  findDrugs: (text: string) => readonly FoundDrug[] | null;
  onSave: (draft: MedicineDraft, medicine: MedicineRow | null) => Promise<Saved>;
  /** Null where nothing was saved. */
  onClose: (result: object | null) => void;
  /** Takes the focus once it is saved. */
  focusAfter: RefObject<HTMLElement | null>;
};

const forms = Object.keys(formWords) as MedicineForm[];
const routes = Object.keys(routeWords) as MedicineRoute[];
const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
const days: Record<Days, () => string> = {
  daily: m.medicines_days_daily,
  every: m.medicines_days_every,
  weekdays: m.medicines_days_weekdays,
  needed: m.medicines_days_needed,
};

/** Adds or changes a medicine. It stays open until the save has resolved, with what was typed. */
export function MedicineDialog({ medicine, today, findDrugs, onSave, ...dialog }: MedicineDialogProps) {
  const [entry, setEntry] = useState<MedicineEntry>(medicine ? entryOf(medicine) : emptyMedicine(today));
  const change = (patch: Partial<MedicineEntry>) => setEntry((before) => ({ ...before, ...patch }));
  const isNeeded = entry.days === 'needed';
  return (
    <FormDialog
      title={medicine ? m.medicines_change_title() : m.medicines_add()}
      description={m.medicines_form_lead()}
      check={() => checkMedicine(entry)}
      onSave={(draft: MedicineDraft) => onSave(draft, medicine)}
      {...dialog}
    >
      {({ messageFor }) => {
        const line = (
          name: 'strength' | 'reason' | 'prescriber' | 'note',
          label: string,
          description?: string,
        ) => (
          <TextField
            name={name}
            label={label}
            description={description}
            rows={name === 'note' ? 2 : undefined}
            value={entry[name]}
            onChange={(text) => change({ [name]: text })}
            errorMessage={messageFor(name)}
          />
        );
        return (
          <>
            <NameField
              entry={entry}
              change={change}
              errorMessage={messageFor('generic')}
              findDrugs={findDrugs}
            />
            {line('strength', m.medicines_strength(), m.medicines_strength_help())}
            <Select<MedicineForm>
              name="form"
              label={m.medicines_form()}
              items={forms.map((id) => ({ id, label: formWords[id]() }))}
              value={entry.form}
              onChange={(form) => change({ form, doseUnit: unitOfForm[form] })}
              errorMessage={messageFor('form')}
            />
            <Select<MedicineRoute>
              name="route"
              label={m.medicines_route()}
              items={routes.map((id) => ({ id, label: routeWords[id]() }))}
              value={entry.route}
              onChange={(route) => change({ route })}
              errorMessage={messageFor('route')}
            />
            <NumberField
              name="doseAmount"
              label={m.medicines_amount()}
              value={entry.doseAmount}
              onChange={(doseAmount) => change({ doseAmount })}
              units={doseUnits.map((id) => ({ id, label: sayAmount(0, id).replace(/^\S+ /, '') }))}
              unit={entry.doseUnit}
              onUnitChange={(unit) => change({ doseUnit: unit as DoseUnit })}
              errorMessage={messageFor('doseAmount')}
              isRequired
            />
            <RadioGroup<Days>
              name="days"
              label={m.medicines_days()}
              items={(Object.keys(days) as Days[]).map((id) => ({ id, label: days[id]() }))}
              value={entry.days}
              onChange={(chosen) => change({ days: chosen })}
              errorMessage={messageFor('pattern')}
            />
            {entry.days === 'every' && (
              <NumberField
                name="everyDays"
                label={m.medicines_every()}
                description={m.medicines_every_help()}
                isDecimal={false}
                value={entry.everyDays}
                onChange={(everyDays) => change({ everyDays })}
                errorMessage={messageFor('everyDays')}
                isRequired
              />
            )}
            {entry.days === 'weekdays' && (
              <CheckboxGroup
                name="weekdays"
                label={m.medicines_weekdays()}
                items={weekdays.map((id) => ({ id, label: sayWeekday(Number(id)) }))}
                value={entry.weekdays}
                onChange={(chosen) => change({ weekdays: chosen })}
                errorMessage={messageFor('weekdays')}
                isRequired
              />
            )}
            {isNeeded ? (
              <NumberField
                name="maxInDay"
                label={m.medicines_most()}
                description={m.medicines_most_help()}
                isDecimal={false}
                value={entry.maxInDay}
                onChange={(maxInDay) => change({ maxInDay })}
                errorMessage={messageFor('maxInDay')}
              />
            ) : (
              <TextField
                name="times"
                label={m.medicines_times()}
                description={m.medicines_times_help()}
                value={entry.timesText}
                onChange={(timesText) => change({ timesText })}
                errorMessage={messageFor('times')}
                isRequired
              />
            )}
            <DateField
              name="startDay"
              label={m.medicines_start()}
              value={entry.startDay}
              onChange={(startDay) => change({ startDay })}
              errorMessage={messageFor('startDay')}
              isRequired
            />
            <NumberField
              name="courseDays"
              label={m.medicines_course()}
              description={m.medicines_course_help()}
              isDecimal={false}
              value={entry.courseDays}
              onChange={(courseDays) => change({ courseDays })}
              errorMessage={messageFor('courseDays') ?? messageFor('endDay')}
            />
            {line('reason', m.medicines_reason())}
            {line('prescriber', m.medicines_prescriber())}
            <NumberField
              name="stock"
              label={m.medicines_stock()}
              description={m.medicines_stock_help()}
              value={entry.stock}
              onChange={(stock) => change({ stock })}
              errorMessage={messageFor('stock')}
            />
            {entry.stock !== null && !isNeeded && (
              <NumberField
                name="refillDays"
                label={m.medicines_refill_days()}
                isDecimal={false}
                value={entry.refillDays}
                onChange={(refillDays) => change({ refillDays })}
                errorMessage={messageFor('refillDays')}
              />
            )}
            {line('note', m.medicines_note())}
            <Checkbox
              name="hasReminders"
              label={m.medicines_reminders()}
              description={m.medicines_reminders_help()}
              value={entry.hasReminders}
              onChange={(hasReminders) => change({ hasReminders })}
            />
            <Checkbox
              name="isOnlyYou"
              label={m.medicines_only_you()}
              description={m.medicines_only_you_help()}
              value={entry.isOnlyYou}
              onChange={(isOnlyYou) => change({ isOnlyYou })}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

type NameFieldProps = {
  entry: MedicineEntry;
  change: (patch: Partial<MedicineEntry>) => void;
  errorMessage: string | undefined;
  findDrugs: MedicineDialogProps['findDrugs'];
};

const nameOf = ({ generic, brand }: FoundDrug): string => (brand ? `${brand} (${generic})` : generic);

/** A medicine of the drug list, or any other name. */
function NameField({ entry: { generic, brand }, change, errorMessage, findDrugs }: NameFieldProps) {
  const known = generic ? nameOf({ generic, brand }) : '';
  const [text, setText] = useState(known);
  const listed = findDrugs(text);
  const found = listed ?? [];
  const own = text.trim();
  const isInList = found.some((one) => nameOf(one).toLowerCase() === own.toLowerCase());
  const items = [
    ...found.map((one) => ({
      id: nameOf(one),
      label: one.brand ?? one.generic,
      ...(one.brand && { description: one.generic }),
    })),
    ...(own && !isInList && own !== known
      ? [{ id: own, label: own, ...(listed && { description: m.medicines_name_not_in_list() }) }]
      : []),
  ];

  function choose(id: string | null) {
    const drug = found.find((one) => nameOf(one) === id);
    if (drug) change({ generic: drug.generic, brand: drug.brand });
    else if (id !== known || id === null) change({ generic: id ?? '', brand: null });
  }

  return (
    <ComboBox
      name="generic"
      label={m.medicines_name()}
      description={m.medicines_name_help()}
      items={items}
      value={known || null}
      valueLabel={known}
      onChange={choose}
      onInputChange={setText}
      errorMessage={errorMessage}
      isRequired
    />
  );
}
