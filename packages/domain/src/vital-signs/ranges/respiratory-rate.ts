import type { Advice, RangeRule, Step } from '../range';
import { copied, end, isCritical, isHigh, isLow, opened, perMinute, rule, unopened, years } from './build';

type Child = {
  id: string;
  months: readonly [number, number];
  low: number;
  /** Below it a child's rate is not only slow: a doctor sees it today, and with a sign help is called. */
  tooSlowBelow?: number;
  /** The advice below `low`. @default 'repeat' */
  slow?: Advice;
  /** Below it help is called in any case. @default 10 */
  callBelow?: number;
  high: number;
  /** The advice between the limits; a well child of school age counts again. @default 'emergency-if-symptoms' */
  fast?: Advice;
  criticalFrom: number;
  table: string;
};

const pals = copied('pals', 'Normal respiratory rates');
const below10 = unopened('pals', 'A rate below 10 at any age');
const youngInfant = copied(
  'whoNewbornProblems',
  'Page F-6, table F-1: fewer than 20 breaths a minute, an emergency sign',
);
const slowNewborn = copied(
  'whoNewbornProblems',
  'Page F-11, table F-2: consistently less than 30 a minute, oxygen at once',
);
/** Half of what is normal at this age; no source names a second step, so the limits above 10 are ours. */
const farTooSlow = unopened('pals', 'Normal respiratory rates; the second limit lies well below and is ours');

const child = ({
  id,
  months,
  low,
  tooSlowBelow,
  slow: slowAdvice = 'repeat',
  callBelow = 10,
  high,
  fast: advice,
  criticalFrom,
  table,
}: Child): RangeRule => {
  const fast = [copied('ng254', table), ...(high < 50 ? [] : [copied('whoImci', 'Fast breathing')])];
  const slow: Step[] = tooSlowBelow
    ? [isLow(perMinute(tooSlowBelow), 'emergency-if-symptoms', farTooSlow)]
    : [];
  const tooSlow = isCritical(perMinute(callBelow), 'emergency', callBelow > 10 ? youngInfant : below10);
  return rule({
    id: `breathing-child-${id}`,
    type: 'respiratory_rate',
    code: 'value',
    group: 'child',
    ages: months,
    low: end(perMinute(low), pals),
    high: end(perMinute(high), ...fast),
    below: [
      isLow(perMinute(low), slowAdvice, pals, ...(callBelow > 10 ? [slowNewborn] : [])),
      ...slow,
      tooSlow,
    ],
    above: [
      ...(high + 1 < criticalFrom
        ? [isHigh(perMinute(high + 1), advice ?? 'emergency-if-symptoms', ...fast)]
        : []),
      isCritical(perMinute(criticalFrom), 'emergency', ...fast),
    ],
  });
};

const under5 = 'Table 1, respiratory rate';
const to11 = 'Table 2, respiratory rate';
const to15 = 'Table 3, respiratory rate';
const news2 = (score: number) => copied('news2', `Chart 1, respiration rate, score ${score}`);

export const respiratoryRate: readonly RangeRule[] = [
  child({
    id: 'under-2-months',
    months: [0, 2],
    low: 30,
    slow: 'emergency-if-symptoms',
    callBelow: 20,
    high: 59,
    criticalFrom: 60,
    table: under5,
  }),
  child({
    id: '2-11-months',
    months: [2, 12],
    low: 30,
    tooSlowBelow: 20,
    high: 49,
    criticalFrom: 60,
    table: under5,
  }),
  child({
    id: '1-2',
    months: [12, years(3)],
    low: 22,
    tooSlowBelow: 20,
    high: 39,
    criticalFrom: 50,
    table: under5,
  }),
  child({
    id: '3-4',
    months: [years(3), years(5)],
    low: 20,
    tooSlowBelow: 16,
    high: 34,
    criticalFrom: 40,
    table: under5,
  }),
  child({
    id: '5',
    months: [years(5), years(6)],
    low: 20,
    tooSlowBelow: 16,
    high: 28,
    criticalFrom: 29,
    table: to11,
  }),
  child({
    id: '6-7',
    months: [years(6), years(8)],
    low: 18,
    tooSlowBelow: 14,
    high: 23,
    fast: 'repeat',
    criticalFrom: 27,
    table: to11,
  }),
  child({
    id: '8-11',
    months: [years(8), years(12)],
    low: 18,
    tooSlowBelow: 14,
    high: 21,
    fast: 'repeat',
    criticalFrom: 25,
    table: to11,
  }),
  child({ id: '12-15', months: [years(12), years(16)], low: 12, high: 20, criticalFrom: 25, table: to15 }),
  rule({
    id: 'breathing-adult',
    type: 'respiratory_rate',
    code: 'value',
    group: 'adult',
    ages: [years(16), null],
    low: end(perMinute(12), news2(0)),
    high: end(perMinute(20), news2(0)),
    below: [isLow(perMinute(12), 'repeat', news2(1)), isCritical(perMinute(9), 'emergency', news2(3))],
    above: [isHigh(perMinute(21), 'same-day', news2(2)), isCritical(perMinute(25), 'emergency', news2(3))],
  }),
  rule({
    id: 'breathing-pregnancy',
    type: 'respiratory_rate',
    code: 'value',
    group: 'pregnant-or-after-birth',
    ages: [null, null],
    low: end(perMinute(12), news2(0)),
    high: end(perMinute(20), opened('ng255', 'Table 1, respiratory rate')),
    below: [
      isLow(perMinute(12), 'repeat', news2(1)),
      isCritical(perMinute(10), 'emergency', copied('mewc', 'Table: respiratory rate below 10')),
    ],
    above: [
      isHigh(
        perMinute(21),
        'same-day',
        opened('ng255', 'Table 1, respiratory rate: 21 to 24 moderate to high risk'),
      ),
      isCritical(
        perMinute(25),
        'emergency',
        opened('ng255', 'Table 1, respiratory rate: 25 or more high risk'),
      ),
    ],
  }),
];
