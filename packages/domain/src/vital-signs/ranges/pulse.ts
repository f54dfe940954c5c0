import type { RangeRule, Step } from '../range';
import { copied, end, isCritical, isHigh, isLow, opened, perMinute, rule, unopened, years } from './build';

const palsLow = copied('pals', 'Normal heart rates');
const sepsisLow = copied('ng254', 'Tables 1 and 2, high risk: heart rate below 60');

const tachycardia = copied(
  'palsTachycardia',
  'Probable supraventricular tachycardia: from 220 in infants, 180 in children',
);

type Child = {
  id: string;
  months: readonly [number, number];
  low: number | null;
  high: number;
  below: readonly Step[];
  criticalFrom: number;
  table: string;
};

const news2 = (score: number) => copied('news2', `Chart 1, pulse, score ${score}`);

/** The heart itself is at fault more often than what drives it: help is called if it is still so after a rest. */
const tooFast = isCritical(
  perMinute(150),
  'emergency',
  opened('ahaTachycardia', 'Box 1: heart rate typically 150 or more if it is a tachyarrhythmia'),
  copied('rcukTachycardia', 'Rate-related symptoms are uncommon below 150'),
);
const farTooSlow = isCritical(
  perMinute(30),
  'emergency',
  unopened(
    'athletes2017',
    'Normal findings: sinus bradycardia from 30; below 30 is not normal even in athletes',
  ),
  unopened('esc2021', 'Which section names a rate was not seen'),
);

const child = ({ id, months, low, high, below, criticalFrom, table }: Child): RangeRule => {
  const clause = copied('ng254', table);
  return rule({
    id: `pulse-child-${id}`,
    type: 'pulse',
    code: 'value',
    group: 'child',
    ages: months,
    low: low === null ? null : end(perMinute(low), palsLow),
    high: end(perMinute(high), clause),
    below,
    above: [
      ...(high + 1 < criticalFrom ? [isHigh(perMinute(high + 1), 'repeat', clause)] : []),
      isCritical(perMinute(criticalFrom), 'emergency-if-symptoms', clause),
      isCritical(perMinute(months[1] <= 12 ? 220 : 180), 'emergency', tachycardia),
    ],
  });
};

/**
 * The same from 12 years on, so that a sixteenth birthday changes nothing between 30 and 50. Asleep a teenager reaches 50; a second limit is published
 * by NEWS2 alone, for people from 16 years.
 */
const slowOfTeenagersAndAdults: Step[] = [
  isLow(perMinute(50), 'soon', news2(1), copied('pals', 'Heart rates asleep, over 10 years: from 50')),
  isCritical(perMinute(41), 'emergency-if-symptoms', news2(3), copied('nhsPulse', 'Below 40: see a doctor')),
  farTooSlow,
];

const slow = (normal: number, asleep: number): Step[] => [
  isLow(perMinute(normal), 'repeat', palsLow),
  isLow(perMinute(asleep), 'same-day', copied('pals', 'Heart rates asleep')),
  isCritical(perMinute(60), 'emergency', sepsisLow),
];
/** Below 60 is high risk by NICE; asleep an older child may reach 50. */
const slowFrom6: Step[] = [
  isCritical(perMinute(60), 'emergency-if-symptoms', sepsisLow),
  isCritical(perMinute(50), 'emergency', copied('pals', 'Heart rates asleep')),
];
const under5 = 'Table 1, heart rate';
const to11 = 'Table 2, heart rate';

const at12 = copied('ng254', 'Table 3, heart rate');

const palpitations = copied(
  'nhsPulse',
  'Above 120 again and again: see a doctor; 999 with chest pain, fainting or breathlessness',
);

export const pulse: readonly RangeRule[] = [
  child({
    id: 'under-3-months',
    months: [0, 3],
    low: 85,
    high: 159,
    below: slow(85, 80),
    criticalFrom: 160,
    table: under5,
  }),
  child({
    id: '3-11-months',
    months: [3, 12],
    low: 100,
    high: 159,
    below: slow(100, 75),
    criticalFrom: 160,
    table: under5,
  }),
  child({
    id: '12-23-months',
    months: [12, 24],
    low: 98,
    high: 139,
    below: slow(98, 80),
    criticalFrom: 150,
    table: under5,
  }),
  child({
    id: '2',
    months: [24, years(3)],
    low: 98,
    high: 139,
    below: slow(98, 80),
    criticalFrom: 150,
    table: under5,
  }),
  child({
    id: '3-4',
    months: [years(3), years(5)],
    low: 80,
    high: 129,
    below: slow(80, 65),
    criticalFrom: 140,
    table: under5,
  }),
  child({
    id: '5',
    months: [years(5), years(6)],
    low: 80,
    high: 119,
    below: slow(80, 65),
    criticalFrom: 130,
    table: to11,
  }),
  child({
    id: '6-7',
    months: [years(6), years(8)],
    low: 60,
    high: 109,
    below: slowFrom6,
    criticalFrom: 120,
    table: to11,
  }),
  child({
    id: '8-11',
    months: [years(8), years(12)],
    low: 60,
    high: 104,
    below: slowFrom6,
    criticalFrom: 115,
    table: to11,
  }),
  rule({
    id: 'pulse-child-12-15',
    type: 'pulse',
    code: 'value',
    group: 'child',
    ages: [years(12), years(16)],
    low: end(perMinute(60), palsLow),
    high: end(perMinute(100), palsLow),
    below: [isLow(perMinute(60), 'repeat', palsLow), ...slowOfTeenagersAndAdults],
    above: [
      isHigh(perMinute(101), 'repeat', palsLow),
      isHigh(perMinute(111), 'soon', at12),
      isHigh(perMinute(121), 'emergency-if-symptoms', at12, palpitations),
      isCritical(perMinute(131), 'emergency-if-symptoms', at12),
      isCritical(perMinute(180), 'emergency', tachycardia),
    ],
  }),
  rule({
    id: 'pulse-adult',
    type: 'pulse',
    code: 'value',
    group: 'adult',
    ages: [years(16), null],
    low: end(perMinute(51), news2(0)),
    high: end(perMinute(100), copied('nhsPulse', 'Normal resting rate')),
    below: [isLow(perMinute(51), 'repeat', news2(1)), ...slowOfTeenagersAndAdults],
    above: [
      isHigh(perMinute(101), 'repeat', copied('nhsPulse', 'Normal resting rate'), news2(1)),
      isHigh(perMinute(111), 'soon', news2(2)),
      isHigh(perMinute(121), 'emergency-if-symptoms', news2(2), palpitations),
      isCritical(perMinute(131), 'emergency-if-symptoms', news2(3)),
      tooFast,
    ],
    choice:
      'Downwards NEWS2, which takes 51 as normal and so spares healthy people an alarm; upwards the NHS page for people at home, which ends at 100 as NEWS2 does at 90 for people who are ill.',
  }),
  rule({
    id: 'pulse-pregnancy',
    type: 'pulse',
    code: 'value',
    group: 'pregnant-or-after-birth',
    ages: [null, null],
    low: end(perMinute(51), news2(0)),
    high: end(perMinute(99), copied('ng255', 'Table 1, heart rate')),
    below: [
      isLow(perMinute(51), 'repeat', news2(1)),
      isCritical(perMinute(50), 'emergency-if-symptoms', copied('mewc', 'Table: heart rate below 50')),
    ],
    above: [
      isHigh(
        perMinute(100),
        'repeat',
        copied('ng255', 'Table 1, heart rate: 100 to 130 moderate to high risk'),
      ),
      isHigh(
        perMinute(111),
        'same-day',
        copied('ng255', 'Table 1, heart rate: 100 to 130 moderate to high risk'),
      ),
      isCritical(perMinute(121), 'emergency-if-symptoms', copied('mewc', 'Table: heart rate above 120')),
    ],
  }),
];
