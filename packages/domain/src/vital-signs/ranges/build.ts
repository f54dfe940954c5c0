import type { Advice, Clause, End, Opened, Published, RangeRule, Step } from '../range';
import type { SourceId } from '../sources';

const cite =
  (opened: Opened) =>
  (source: SourceId, clause: string): Clause => ({ source, clause, opened });
/** A clause whose text was read. */
export const opened = cite('yes');
/** A clause that was read in a faithful copy on another site. */
export const copied = cite('copy');
/** A clause whose text was not read for this page; it says so. */
export const unopened = cite('no');

export const end = (at: Published, ...clauses: Clause[]): End => ({ at, clauses });

type StepMaker = (at: Published, advice: Advice | null, ...clauses: Clause[]) => Step;
const step =
  (status: Step['status']): StepMaker =>
  (at, advice, ...clauses) => ({ at, status, advice, clauses });
export const isLow = step('low');
export const isHigh = step('high');
export const isCritical = step('critical');

/** Completed months; years are written as such. */
export const years = (count: number): number => count * 12;

type Ages = readonly [from: number | null, to: number | null];
type Given = Omit<RangeRule, 'ageFromMonths' | 'ageToMonths' | 'low' | 'high' | 'below' | 'above'> &
  Partial<Pick<RangeRule, 'low' | 'high' | 'below' | 'above'>> & { ages: Ages };

export const rule = ({ ages: [ageFromMonths, ageToMonths], ...given }: Given): RangeRule => ({
  low: null,
  high: null,
  below: [],
  above: [],
  ...given,
  ageFromMonths,
  ageToMonths,
});

/** Numbers of a unit that has only one. */
export const mmHg = (value: number): Published => ({ 'mm[Hg]': value });
export const perMinute = (value: number): Published => ({ '/min': value });
export const percent = (value: number): Published => ({ '%': value });
/** °F as published where it is, otherwise converted. */
export const degrees = (celsius: number, fahrenheit: number): Published => ({
  Cel: celsius,
  '[degF]': fahrenheit,
});
export const sugar = (mgPerDl: number, mmolPerL: number): Published => ({
  'mg/dL': mgPerDl,
  'mmol/L': mmolPerL,
});
