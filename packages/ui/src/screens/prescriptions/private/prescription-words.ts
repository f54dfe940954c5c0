import * as m from '../../../../generated/messages/messages';
import { formWords, sayAmount, sayName, saySchedule } from '../../medicines/MedicinesScreen/medicine-words';
import type { Food, ItemDraft, PrescribedItem, QuantityUnit, RxWarning } from '../types';

export const foodWords: Record<Food, () => string> = {
  'before-food': m.rx_food_before,
  'with-food': m.rx_food_with,
  'after-food': m.rx_food_after,
  any: m.rx_food_any,
};

/** Taken anyhow, food is not named. */
const foodInDose: Partial<Record<Food, () => string>> = {
  'before-food': m.rx_dose_before_food,
  'with-food': m.rx_dose_with_food,
  'after-food': m.rx_dose_after_food,
};

export const warningWords: Record<RxWarning['kind'], () => string> = {
  allergy: m.medicines_warning_allergy,
  duplicate: m.medicines_warning_duplicate,
  interaction: m.medicines_warning_interaction,
  pregnancy: m.medicines_warning_pregnancy,
  'dose-for-child': m.rx_warning_child,
  dose: m.rx_warning_dose,
  quantity: m.rx_warning_quantity,
  refill: m.rx_warning_refill,
};

/** "Telmisartan 40 mg tablet" */
export const sayMedicine = (item: Pick<ItemDraft, 'generic' | 'strength' | 'form'>): string =>
  item.form === 'other' ? sayName(item) : `${sayName(item)} ${formWords[item.form]().toLowerCase()}`;

/** "1 tablet at 8:00 am, every day, after food, for 30 days" */
export function sayDose(item: ItemDraft): string {
  const parts = [saySchedule({ ...item, endDay: null }), foodInDose[item.when]?.()];
  if (item.days !== null) parts.push(m.rx_dose_days({ count: item.days }));
  return parts.filter(Boolean).join(', ');
}

const maxInNote = 500;

/** Returns what to know of a medicine beside its doses, for the patient's own list; null if nothing. */
export function sayNote({ when, instructions }: Pick<ItemDraft, 'when' | 'instructions'>): string | null {
  const food = when === 'any' ? null : foodWords[when]();
  const both = [food, instructions].filter(Boolean).join('. ');
  return (both.length > maxInNote ? instructions : both) || null;
}

/** "30 tablets"; a pack is a tube, a bottle, an inhaler or a pen. */
export const sayQuantity = (quantity: number, unit: QuantityUnit): string =>
  unit === 'pack' ? m.rx_packs({ count: quantity }) : sayAmount(quantity, unit);

/** The same of a medicine; empty while it is not counted. */
export const quantityOf = ({ quantity, quantityUnit }: Pick<PrescribedItem, 'quantity' | 'quantityUnit'>) =>
  quantity === null ? '' : sayQuantity(quantity, quantityUnit);

export const sayRefills = (refills: number): string =>
  refills === 0 ? m.rx_refills_none() : m.rx_refills({ count: refills });
