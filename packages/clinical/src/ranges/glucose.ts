import type { RangeGroup, RangeRule, Step } from '../range';
import type { GlucoseTiming } from '../vital-sign';
import { copied, end, isCritical, isHigh, isLow, opened, rule, sugar, unopened, years } from './build';

const level1 = opened('ada', 'Section 6, level 1 hypoglycaemia: below 70 mg/dL (3.9 mmol/L)');
const level2 = opened('ada', 'Section 6, level 2 hypoglycaemia: below 54 mg/dL (3.0 mmol/L)');
const ketones = copied('cdcKetoacidosis', 'Check ketones from 240 mg/dL');
const emergency = unopened('cdcKetoacidosis', 'Emergency care from 300 mg/dL');
const hyperosmolar = copied('dkaConsensus2024', 'Hyperosmolar state: 600 mg/dL (33.3 mmol/L) or more');
const ketoacidosis = copied('dkaConsensus2024', 'Ketoacidosis from 200 mg/dL (11.1 mmol/L)');
const ng18 = opened(
  'ng18',
  '1.1.1 and 1.1.2: suspected diabetes in children, same-day referral above 11 mmol/L',
);
const npNcd = unopened('npNcd', 'Random capillary glucose of 140 mg/dL or more is referred');

const from300 = isCritical(sugar(300, 16.7), 'emergency-if-symptoms', emergency);
const from600 = isCritical(sugar(600, 33.3), 'emergency', hyperosmolar);
const from240 = isHigh(sugar(240, 13.3), 'same-day', ketones);
/** Above 11 mmol/L, as NICE has it. */
const child200 = { ...isHigh(sugar(200, 11.1), 'same-day', ng18, ketoacidosis), over: { 'mmol/L': 11 } };
const pregnancy200 = isCritical(sugar(200, 11.1), 'emergency-if-symptoms', ketoacidosis);

const hypoglycaemia: Step[] = [
  isLow(sugar(70, 3.9), 'repeat', level1),
  isCritical(sugar(54, 3.0), 'emergency-if-symptoms', level2),
];
/** A newborn cannot say how it feels: what an older person watches is a call there. */
const newbornsHypoglycaemia: Step[] = [
  isLow(sugar(70, 3.9), 'same-day', level1),
  isCritical(sugar(54, 3.0), 'emergency', level2),
];

type Timing = Exclude<GlucoseTiming, 'unknown'>;
type Ceiling = { at: ReturnType<typeof sugar>; first: Step };
const ceilingOf = (
  high: [number, number],
  from: [number, number],
  ...clauses: Parameters<typeof end>[1][]
) => ({
  at: sugar(...high),
  first: isHigh(sugar(...from), 'soon', ...clauses),
});

const ceilings: Record<Timing, Ceiling> = {
  fasting: ceilingOf(
    [99, 5.5],
    [100, 5.6],
    copied('ada', 'Section 2, table 2.2: fasting 100 mg/dL (5.6 mmol/L) or more'),
  ),
  'after-meal': ceilingOf(
    [139, 7.7],
    [140, 7.8],
    copied('ada', 'Section 2: two hours after 140 mg/dL (7.8 mmol/L) or more'),
  ),
  random: ceilingOf([139, 7.7], [140, 7.8], npNcd),
};
const inPregnancy: Record<Timing, Ceiling> = {
  fasting: ceilingOf([94, 5.2], [95, 5.3], opened('ada', 'Section 15: fasting below 95 mg/dL (5.3 mmol/L)')),
  'after-meal': ceilingOf(
    [119, 6.6],
    [120, 6.7],
    opened('ada', 'Section 15: two hours after a meal below 120 mg/dL (6.7 mmol/L)'),
    copied('dipsi', 'Two hours after 120 mg/dL'),
  ),
  random: ceilingOf([139, 7.7], [140, 7.8], copied('dipsi', 'Not fasting 140 mg/dL or more')),
};

type Whom = {
  id: string;
  group: RangeGroup;
  ages: readonly [number | null, number | null];
  ageInDays?: readonly [number, number];
  below: readonly Step[];
  above: readonly Step[];
  ceilings: Record<Timing, Ceiling>;
};

const timings: readonly Timing[] = ['fasting', 'after-meal', 'random'];
const rulesFor = ({ id, below, above, ceilings: own, ...whom }: Whom): RangeRule[] =>
  timings.map((timing) =>
    rule({
      id: `glucose-${timing}-${id}`,
      type: 'glucose',
      code: 'value',
      timing,
      isSharp: true,
      ...whom,
      low: end(sugar(70, 3.9), level1),
      high: { at: own[timing].at, clauses: own[timing].first.clauses },
      below,
      above: [own[timing].first, ...above],
    }),
  );

export const glucose: readonly RangeRule[] = [
  ...rulesFor({
    id: 'newborn',
    group: 'newborn',
    ages: [0, 2],
    ageInDays: [0, 29],
    below: newbornsHypoglycaemia,
    above: [child200, from300, from600],
    ceilings,
  }),
  ...rulesFor({
    id: 'infant',
    group: 'child',
    ages: [0, 2],
    ageInDays: [29, 70],
    below: hypoglycaemia,
    above: [child200, from300, from600],
    ceilings,
  }),
  ...rulesFor({
    id: 'child',
    group: 'child',
    ages: [2, years(18)],
    below: hypoglycaemia,
    above: [child200, from300, from600],
    ceilings,
  }),
  ...rulesFor({
    id: 'adult',
    group: 'adult',
    ages: [years(18), null],
    below: hypoglycaemia,
    above: [from240, from300, from600],
    ceilings,
  }),
  ...rulesFor({
    id: 'pregnant',
    group: 'pregnant',
    ages: [null, null],
    below: hypoglycaemia,
    above: [pregnancy200, from600],
    ceilings: inPregnancy,
  }),
];
