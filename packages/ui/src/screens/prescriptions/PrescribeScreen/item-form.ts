import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { readTimes, unitOfForm } from '../../medicines/MedicinesScreen/medicine-form';
import type { DoseUnit, MedicineForm, MedicineRoute } from '../../medicines/MedicinesScreen/types';
import type { DoseSchedule, Food, FoundMedicine, ItemDraft } from '../types';

export type Often = 'once' | 'twice' | 'thrice' | 'four' | 'every' | 'weekdays' | 'needed';

/** The content of the form: nothing that decides a dose is filled in before the doctor chose it. */
export type ItemEntry = {
  generic: string;
  brand: string | null;
  strength: string;
  form: MedicineForm | null;
  route: MedicineRoute | null;
  doseAmount: number | null;
  doseUnit: DoseUnit;
  often: Often | null;
  everyDays: number | null;
  /** '1' is Monday. */
  weekdays: string[];
  timesText: string;
  maxInDay: number | null;
  when: Food | null;
  days: number | null;
  /** Null: as the schedule counts it. */
  quantity: number | null;
  instructions: string;
  isRefill: boolean;
  /** Why it can only continue what was prescribed before; null if it can be new. */
  refillOnly: string | null;
  refills: number | null;
};

/** Times of day that fit how often it is taken; the doctor may write others. */
export const timesOf: Readonly<Record<Often, readonly string[]>> = {
  once: ['08:00'],
  twice: ['08:00', '20:00'],
  thrice: ['08:00', '14:00', '20:00'],
  four: ['08:00', '12:00', '16:00', '20:00'],
  every: ['08:00'],
  weekdays: ['08:00'],
  needed: [],
};

/** The way that a form is usually taken; null where there are several. */
const routeOfForm: Readonly<Partial<Record<MedicineForm, MedicineRoute>>> = {
  tablet: 'oral',
  capsule: 'oral',
  liquid: 'oral',
  inhaler: 'inhaled',
  cream: 'skin',
  patch: 'skin',
};

export const emptyItem = ({ generic, brand, refillOnly }: FoundMedicine): ItemEntry => ({
  ...{ generic, brand, strength: '', form: null, route: null, doseAmount: null, doseUnit: 'tablet' },
  ...{ often: null, everyDays: 2, weekdays: [], timesText: '', maxInDay: null, when: null, days: null },
  ...{ quantity: null, instructions: '', isRefill: false, refillOnly, refills: 0 },
});

const daily: Readonly<Record<number, Often>> = { 1: 'once', 2: 'twice', 3: 'thrice', 4: 'four' };

function oftenOf({ pattern, everyDays, times }: ItemDraft): Often {
  if (pattern === 'as-needed') return 'needed';
  if (pattern === 'weekdays') return 'weekdays';
  return everyDays === 1 ? (daily[times.length] ?? 'once') : 'every';
}

/** @param counted the quantity of its schedule, which is followed as long as the doctor writes no other */
export const entryOf = (item: ItemDraft, counted: number | null): ItemEntry => ({
  ...item,
  strength: item.strength ?? '',
  often: oftenOf(item),
  everyDays: item.everyDays === 1 ? 2 : item.everyDays,
  weekdays: item.weekdays.map(String),
  timesText: item.times.join(', '),
  quantity: item.quantity === counted ? null : item.quantity,
  instructions: item.instructions ?? '',
  refillOnly: null,
});

export const withForm = (form: MedicineForm): Partial<ItemEntry> => ({
  form,
  doseUnit: unitOfForm[form],
  route: routeOfForm[form] ?? null,
});

const isWhole = (value: number | null, least: number, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

/** The schedule as it is written, for the count; null while a part is missing. */
export function scheduleOf(entry: ItemEntry): DoseSchedule | null {
  const { doseAmount, doseUnit, often, everyDays, weekdays, maxInDay } = entry;
  if (doseAmount === null || often === null) return null;
  const isNeeded = often === 'needed';
  return {
    ...{ doseAmount, doseUnit },
    pattern: isNeeded ? 'as-needed' : often === 'weekdays' ? 'weekdays' : 'every-n-days',
    everyDays: often === 'every' ? everyDays : isNeeded || often === 'weekdays' ? null : 1,
    weekdays: often === 'weekdays' ? weekdays.map(Number).sort((a, b) => a - b) : [],
    times: isNeeded ? [] : (readTimes(entry.timesText) ?? []),
    maxInDay: isNeeded ? maxInDay : null,
  };
}

const maxInLine = 120;
const maxInText = 500;

/** Returns the item, or what is missing or cannot be. @param isCounted the quantity follows from the schedule */
export function checkItem(
  entry: ItemEntry,
  isCounted: boolean,
): { draft: ItemDraft } | { faults: FieldFault[] } {
  const faults: FieldFault[] = [];
  const refuse = (name: string, message: string) => faults.push({ name, message });
  const { form, route, doseAmount, often, everyDays, maxInDay, when, days, refills } = entry;
  const schedule = scheduleOf(entry);
  const { quantity } = entry;
  const isNeeded = often === 'needed';
  if (entry.strength.trim() === '') refuse('strength', m.rx_strength_missing());
  if (entry.strength.trim().length > maxInLine)
    refuse('strength', m.medicines_too_long({ count: maxInLine }));
  if (form === null) refuse('form', m.rx_choose());
  if (route === null) refuse('route', m.rx_choose());
  if (doseAmount === null || doseAmount <= 0 || doseAmount > 10_000)
    refuse('doseAmount', m.medicines_amount_invalid());
  if (often === null) refuse('often', m.rx_choose());
  if (often === 'every' && !isWhole(everyDays, 2, 365)) refuse('everyDays', m.rx_every_invalid());
  if (often === 'weekdays' && entry.weekdays.length === 0) refuse('weekdays', m.medicines_weekdays_missing());
  if (isNeeded && !isWhole(maxInDay, 1, 48)) refuse('maxInDay', m.rx_most_missing());
  if (often !== null && !isNeeded) {
    const times = readTimes(entry.timesText) ?? [];
    const wanted = timesOf[often].length;
    const isDaily = often !== 'every' && often !== 'weekdays';
    if (times.length === 0) refuse('times', m.medicines_times_invalid());
    else if (isDaily && times.length !== wanted) refuse('times', m.rx_times_count({ count: wanted }));
  }
  if (when === null) refuse('when', m.rx_choose());
  if (!(isNeeded && days === null) && !isWhole(days, 1, 180)) refuse('days', m.rx_days_invalid());
  if (quantity === null ? !isCounted : !isWhole(quantity, 1, 10_000))
    refuse('quantity', m.rx_quantity_invalid());
  if (entry.refillOnly && !entry.isRefill) refuse('isRefill', entry.refillOnly);
  if (!isWhole(refills, 0, 5)) refuse('refills', m.rx_refills_invalid());
  if (entry.instructions.trim().length > maxInText)
    refuse('instructions', m.medicines_too_long({ count: maxInText }));
  if (faults.length > 0 || !schedule || !form || !route || !when || refills === null) return { faults };
  const { generic, brand, isRefill } = entry;
  return {
    draft: {
      ...{ generic, brand, form, route, when, days, quantity, isRefill, refills, ...schedule },
      strength: entry.strength.trim(),
      instructions: entry.instructions.trim() || null,
    },
  };
}
