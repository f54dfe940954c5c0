import * as m from '../../../../generated/messages/messages';
import { sayIf } from './condition-words';
import { formatNumber } from './format-number';
import { type AppliedRange, isOfDifference, type RangeLimits } from './interpretation';
import { unitLabel } from './words';

const babyMonths = 24;
const years = (months: number) => Math.floor(months / 12);

function sayAge({ ageFromMonths, ageToMonths: to, ageFromDays, ageToDays }: Whom): string {
  // Data that an older version of the product left on a device has no days.
  const isInDays = typeof ageFromDays === 'number';
  if (isInDays && ageToDays !== null)
    return m.range_whom_babies_of_days({ from: ageFromDays, to: ageToDays - 1 });
  if (isInDays && to !== null) return m.range_whom_babies_from_days({ from: ageFromDays, count: to });
  const from = ageFromMonths ?? 0;
  if (to === null) return m.range_whom_children();
  if (to <= babyMonths && from === 0) return m.range_whom_babies_under({ count: to });
  if (to <= babyMonths) return m.range_whom_babies_between({ from, to: to - 1 });
  if (from === 0) return m.range_whom_children_under({ to: years(to) });
  const last = years(to) - 1;
  if (from % 12 !== 0) return m.range_whom_children_from_months({ from, to: last });
  if (years(from) === last) return m.range_whom_children_of({ count: last });
  const ages = { from: years(from), to: last };
  return last - ages.from === 1 ? m.range_whom_children_two(ages) : m.range_whom_children_between(ages);
}

const adultMonths = 18 * 12;
const newbornDays = 29;

export type Whom = Omit<AppliedRange, 'limits' | 'sources'>;

/** A range of a group as a whole. */
export const wholeGroup = (group: Whom['group']): Whom => ({
  group,
  ageFromMonths: null,
  ageToMonths: null,
  ageFromDays: null,
  ageToDays: null,
  timing: null,
  condition: null,
});

/** For whom and when a range is: "For adults, fasting", "If you are pregnant and this was a fasting reading". */
export function sayWhom(range: Whom): string {
  const whom = range.condition ? sayIf(range.condition) : sayGroup(range);
  switch (range.timing) {
    case 'fasting':
      return range.condition?.includes('fasting') ? whom : m.range_whom_fasting({ whom });
    case 'after-meal':
      return m.range_whom_after_meal({ whom });
    case 'random':
      return m.range_whom_random({ whom });
    default:
      return whom;
  }
}

/** "For adults", "For children aged 3 and 4 years", "For babies aged 29 to 59 days" */
function sayGroup(range: Whom): string {
  switch (range.group) {
    case 'adult':
      return range.ageFromMonths === null || range.ageFromMonths >= adultMonths
        ? m.range_whom_adults()
        : m.range_whom_adults_from({ from: years(range.ageFromMonths) });
    case 'newborn':
      return range.ageFromDays === 0 && range.ageToDays === newbornDays
        ? m.range_whom_newborns()
        : sayAge(range);
    case 'pregnant-or-after-birth':
      return m.range_whom_pregnancy_or_birth();
    case 'pregnant':
      return m.range_whom_pregnancy();
    case 'oxygen-target-88-92':
      return m.range_whom_oxygen_target();
    case 'altitude':
      return m.range_whom_altitude();
    case 'child':
      return sayAge(range);
  }
}

type Name = 'low' | 'high' | 'criticalBelow' | 'criticalFrom';

/** "91 / 60", or the one number that has a limit, named; null where none has. */
function join(limits: readonly RangeLimits[], name: Name): string | null {
  const said = limits.flatMap((limit) => {
    const at = limit[name];
    return at === null ? [] : [{ code: limit.code, value: formatNumber(at) }];
  });
  const [only] = said;
  if (!only) return null;
  if (said.length === limits.length) return said.map(({ value }) => value).join('\u00a0/\u00a0');
  return only.code === 'systolic'
    ? m.range_upper_number({ value: only.value })
    : m.range_lower_number({ value: only.value });
}

/** "Critical below 91 (upper number) or from 180 / 120."; empty where nothing is. */
export function sayCriticalLimits(limits: readonly RangeLimits[]): string {
  const low = join(limits, 'criticalBelow');
  const high = join(limits, 'criticalFrom');
  if (low && high) return m.range_critical_both({ low, high });
  if (low) return m.range_critical_below({ low });
  return high ? m.range_critical_from({ high }) : '';
}

/** "For adults: in range from 91 / 60 to 134 / 84 mmHg." */
export const sayInRangeLimits = (whom: Whom, limits: readonly RangeLimits[]): string =>
  sayInRange(sayWhom(whom), limits);

function sayInRange(whom: string, limits: readonly RangeLimits[]): string {
  const unit = limits[0] ? unitLabel(limits[0].unit) : '';
  const low = join(limits, 'low');
  const high = join(limits, 'high');
  const withUnit = (value: string) => `${value}\u00a0${unit}`;
  if (low && high) return m.range_between({ whom, low, high: withUnit(high) });
  if (low) return m.range_from({ whom, low: withUnit(low) });
  return high ? m.range_up_to({ whom, high: withUnit(high) }) : '';
}

/** The minimum distance of the two numbers of a pressure; empty if there is no such limit. */
function sayDifference(limits: readonly RangeLimits[]): string {
  const low = limits.find(isOfDifference)?.low;
  return typeof low === 'number' ? m.range_apart({ low: formatNumber(low) }) : '';
}

/** "For adults: in range from 91 / 60 to 134 / 84 mmHg. Critical below 91 (upper number) or from 180 / 120." */
export function sayRange(range: AppliedRange): string {
  const ofNumbers = range.limits.filter((limit) => !isOfDifference(limit));
  return [sayInRange(sayWhom(range), ofNumbers), sayCriticalLimits(ofNumbers), sayDifference(range.limits)]
    .filter(Boolean)
    .join(' ');
}

/** All ranges in words, each once. */
export const sayRanges = (ranges: readonly AppliedRange[]): string[] => [...new Set(ranges.map(sayRange))];
