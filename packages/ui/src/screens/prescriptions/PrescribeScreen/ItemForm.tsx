import { useEffect, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { NumberField } from '../../../components/NumberField/NumberField';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { useFormErrors } from '../../../patterns/use-form-errors';
import {
  doseUnits,
  formWords,
  routeWords,
  sayAmount,
  sayTime,
  sayWeekday,
} from '../../medicines/MedicinesScreen/medicine-words';
import type { DoseUnit, MedicineForm, MedicineRoute } from '../../medicines/MedicinesScreen/types';
import { foodWords } from '../private/prescription-words';
import type { DoseSchedule, Food, ItemDraft } from '../types';
import { checkItem, type ItemEntry, type Often, scheduleOf, timesOf, withForm } from './item-form';

export type CountQuantity = (item: DoseSchedule & { days: number | null }) => number | null;

export type ItemFormProps = {
  begun: ItemEntry;
  /** It is not on the prescription yet. */
  isNew: boolean;
  /** The quantity that follows from the schedule; null where it cannot be counted. */
  countQuantity: CountQuantity;
  onDone: (item: ItemDraft) => void;
  onClose: () => void;
};

const itemsOf = <Id extends string>(words: Record<Id, () => string>) =>
  (Object.keys(words) as Id[]).map((id) => ({ id, label: words[id]() }));

const often: Record<Often, () => string> = {
  once: m.rx_often_once,
  twice: m.rx_often_twice,
  thrice: m.rx_often_thrice,
  four: m.rx_often_four,
  every: m.rx_often_every,
  weekdays: m.rx_often_weekdays,
  needed: m.rx_often_needed,
};
const weekdays = ['1', '2', '3', '4', '5', '6', '7'];

/** One medicine of the prescription, to be written or changed. Nothing that decides a dose is filled in beforehand. */
export function ItemForm({ begun, isNew, countQuantity, onDone, onClose }: ItemFormProps) {
  const [entry, setEntry] = useState(begun);
  const change = (patch: Partial<ItemEntry>) => setEntry((before) => ({ ...before, ...patch }));
  const form = useFormErrors(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const schedule = scheduleOf(entry);
  const counted = schedule && countQuantity({ ...schedule, days: entry.days });

  function send() {
    const found = checkItem(entry, counted !== null);
    if (form.accept('faults' in found ? found.faults : []) && 'draft' in found) onDone(found.draft);
  }
  const at = (name: string) => ({ name, errorMessage: form.messageFor(name) });

  return (
    <Card as="section">
      <Form onSubmit={send} errors={form.errors} onCorrect={form.correct} label={entry.generic}>
        <Stack space={0}>
          <Heading level={3} ref={heading} isFocusTarget>
            {entry.generic}
          </Heading>
          <Text size={14} tone="muted">
            {m.rx_generic_printed()}
          </Text>
        </Stack>
        <Grid columns={{ narrow: 1, medium: 2 }} space={4} align="start">
          <TextField
            {...at('strength')}
            label={m.medicines_strength()}
            description={m.medicines_strength_help()}
            value={entry.strength}
            onChange={(strength) => change({ strength })}
            isRequired
          />
          <Select<MedicineForm>
            {...at('form')}
            label={m.medicines_form()}
            items={itemsOf(formWords)}
            value={entry.form}
            onChange={(chosen) => change(withForm(chosen))}
            isRequired
          />
          <NumberField
            {...at('doseAmount')}
            label={m.rx_dose()}
            value={entry.doseAmount}
            onChange={(doseAmount) => change({ doseAmount })}
            units={doseUnits.map((id) => ({ id, label: sayAmount(0, id).replace(/^\S+ /, '') }))}
            unit={entry.doseUnit}
            onUnitChange={(unit) => change({ doseUnit: unit as DoseUnit })}
            isRequired
          />
          <Select<MedicineRoute>
            {...at('route')}
            label={m.medicines_route()}
            items={itemsOf(routeWords)}
            value={entry.route}
            onChange={(route) => change({ route })}
            isRequired
          />
          <Select<Often>
            {...at('often')}
            label={m.rx_often()}
            items={itemsOf(often)}
            value={entry.often}
            onChange={(chosen) =>
              change({ often: chosen, timesText: timesOf[chosen].map(sayTime).join(', ') })
            }
            isRequired
          />
          {entry.often === 'needed' ? (
            <NumberField
              {...at('maxInDay')}
              label={m.rx_most()}
              isDecimal={false}
              value={entry.maxInDay}
              onChange={(maxInDay) => change({ maxInDay })}
              isRequired
            />
          ) : (
            <TextField
              {...at('times')}
              label={m.rx_at()}
              value={entry.timesText}
              onChange={(timesText) => change({ timesText })}
              isRequired
            />
          )}
          {entry.often === 'every' && (
            <NumberField
              {...at('everyDays')}
              label={m.medicines_every()}
              isDecimal={false}
              value={entry.everyDays}
              onChange={(everyDays) => change({ everyDays })}
              isRequired
            />
          )}
          {entry.often === 'weekdays' && (
            <CheckboxGroup
              {...at('weekdays')}
              label={m.medicines_weekdays()}
              items={weekdays.map((id) => ({ id, label: sayWeekday(Number(id)) }))}
              value={entry.weekdays}
              onChange={(chosen) => change({ weekdays: chosen })}
              isRequired
            />
          )}
          <Select<Food>
            {...at('when')}
            label={m.rx_food()}
            items={itemsOf(foodWords)}
            value={entry.when}
            onChange={(when) => change({ when })}
            isRequired
          />
          <NumberField
            {...at('days')}
            label={m.rx_for()}
            unit={m.rx_days_unit()}
            isDecimal={false}
            value={entry.days}
            onChange={(days) => change({ days })}
            isRequired={entry.often !== 'needed'}
          />
          <NumberField
            {...at('quantity')}
            label={m.rx_quantity()}
            description={counted === null ? m.rx_quantity_say() : m.rx_quantity_counted({ count: counted })}
            isDecimal={false}
            value={entry.quantity}
            onChange={(quantity) => change({ quantity })}
          />
          <NumberField
            {...at('refills')}
            label={m.rx_refills_field()}
            description={m.rx_refills_help()}
            isDecimal={false}
            value={entry.refills}
            onChange={(refills) => change({ refills })}
          />
        </Grid>
        <TextField
          {...at('instructions')}
          label={m.rx_instructions()}
          description={m.rx_instructions_help()}
          rows={2}
          value={entry.instructions}
          onChange={(instructions) => change({ instructions })}
        />
        <Checkbox
          {...at('isRefill')}
          label={m.rx_is_refill()}
          description={m.rx_is_refill_help()}
          value={entry.isRefill}
          onChange={(isRefill) => change({ isRefill })}
        />
        <Inline space={2}>
          <Button type="submit">{isNew ? m.rx_put_on() : m.rx_change_done()}</Button>
          <Button tone="secondary" onPress={onClose}>
            {m.cancel()}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
