import type { Age } from '../kernel/age';
import { addDays } from '../kernel/calendar';
import type { Measure } from './references';
import { sourceOf } from './sources';

/**
 * Months between two measurements, by completed months of age: each month in the first year, every two months in the second and every three until six years are
 * what IAP's guidelines of 2007 report as the policy of India. No policy goes on from there: half a year is our choice.
 */
const every: readonly (readonly [before: number, months: number])[] = [
  [12, 1],
  [24, 2],
  [72, 3],
];
const later = 6;

export const monthsUntilNext = ({ months }: Age): number =>
  every.find(([before]) => months < before)?.[1] ?? later;

export const intervalSource = ({ months }: Age) =>
  months < 72
    ? sourceOf('iap2007', '1. Each month in the first year, every 2 in the second, then every 3')
    : null;

/**
 * Months without a gain that are told: two of the intervals, in the first half year one, and of weights there two weeks. The length is our choice; that a flat
 * line is a danger is WHO's.
 */
export const flatMonthsAt = (age: Age): number => (age.months < 6 ? 1 : 2 * monthsUntilNext(age));
export const flatWeeksAt = (age: Age): number | null => (age.months < 6 ? 2 : null);

export const flatDaysAt = (age: Age, measure: Measure): number => {
  const weeks = measure === 'weight' ? flatWeeksAt(age) : null;
  return weeks === null ? flatMonthsAt(age) * 30 : weeks * 7;
};

/** Babies of fewer days are weighed again after two weeks, and so are those of half a year of whom something is told; others then after a month. Our choice. */
const newbornDays = 42;
const soonDays = 14;

/** Returns the day by which to measure again. @param isToWatch something is told that a doctor should be asked about */
export function nextDay(day: string, age: Age, isToWatch: boolean): string {
  if (age.days < newbornDays || (isToWatch && age.months < 6)) return addDays(day, soonDays);
  return addMonths(day, isToWatch ? 1 : monthsUntilNext(age));
}

/** Returns the day some months later; the last of its month where that month is shorter. @param day `YYYY-MM-DD` */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}
