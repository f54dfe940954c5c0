import { howTaken, sayAmount } from '../medicines/as-history-entry';
import type { PrescriptionItem } from './prescription';

const meals: Record<PrescriptionItem['when'], string | null> = {
  'before-food': 'before food',
  'with-food': 'with food',
  'after-food': 'after food',
  any: null,
};

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Returns the medicine as a paper names it: the generic name in capitals (Indian Medical Council Regulations, 2002, 1.5, as amended in 2016). */
export const printedName = ({ generic, strength, form }: PrescriptionItem): string =>
  [generic.toUpperCase(), strength, form === 'other' ? null : form].filter(Boolean).join(' ');

/** Returns how it is taken and for how long. @example '1 tablet at 08:30, every day, after food, for 30 days' */
export const printedDoses = (item: PrescriptionItem): string =>
  [
    howTaken(item),
    meals[item.when],
    item.pattern === 'every-n-days' && (item.everyDays ?? 1) > 1 ? 'counted from the first dose' : null,
    ...(item.route === 'oral'
      ? []
      : [item.route === 'other' ? 'route: other, as instructed' : `route: ${item.route}`]),
    item.days === null ? 'no number of days is set' : `for ${counted(item.days, 'day')}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Returns how much is given. @example 'Quantity: 30 tablets. May be given again once.' */
export function printedQuantity({ quantity, quantityUnit, refills }: PrescriptionItem): string {
  const amount = sayAmount(quantity ?? 0, quantityUnit);
  const again = refills === 0 ? 'Not to be given again.' : `May be given again: ${counted(refills, 'time')}.`;
  return `Quantity: ${amount}. ${again}`;
}
