import type { Advice, Clause, End, Published, RangeGroup, RangeRule, Step } from '../range';
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
const from240 = isHigh(sugar(240, 13.3), 'emergency-if-symptoms', ketones, ketoacidosis);
/** Above 11 mmol/L, as NICE has it. */
const child200 = {
  ...isHigh(sugar(200, 11.1), 'emergency-if-symptoms', ng18, ketoacidosis),
  over: { 'mmol/L': 11 },
};
const pregnancy200 = isCritical(sugar(200, 11.1), 'emergency-if-symptoms', ketoacidosis);

const hypoglycaemia: Step[] = [
  isLow(sugar(70, 3.9), 'repeat', level1),
  isCritical(sugar(54, 3.0), 'emergency-if-symptoms', level2),
];
/** In the first two days the glucose of healthy newborns falls and rises again: lower limits hold. */
const inFirstDays = unopened('pes2015', 'Above 50 mg/dL (2.8 mmol/L) in the first 48 hours');
const afterFirstDays = unopened('pes2015', 'Above 60 mg/dL (3.3 mmol/L) after 48 hours');
const operational = opened('auckland', 'Question 16: below 2.6 mmol/L, as WHO');
/** A baby cannot say how it feels: what an older person watches is a call there. */
const belowInFirstDays: Step[] = [
  isLow(sugar(50, 2.8), 'same-day', inFirstDays),
  isCritical(sugar(47, 2.6), 'emergency', operational),
];
const ofInfants = unopened('pes2015', 'Below 60 mg/dL (3.3 mmol/L) in infants who cannot say how they feel');
const belowInFirstYear: Step[] = [
  isLow(sugar(70, 3.9), 'repeat', level1),
  isLow(sugar(60, 3.3), 'same-day', ofInfants),
  isCritical(sugar(54, 3.0), 'emergency', level2),
];
const belowInFirstMonth: Step[] = [
  isLow(sugar(60, 3.3), 'same-day', afterFirstDays),
  isCritical(sugar(54, 3.0), 'emergency', level2),
];

type Timing = Exclude<GlucoseTiming, 'unknown'>;
type Ceiling = { at: Published; steps: readonly Step[] };
const raised = (mgPerDl: number, mmolPerL: number, advice: Advice, ...clauses: Clause[]) =>
  isHigh(sugar(mgPerDl, mmolPerL), advice, ...clauses);
const ada2 = (clause: string) => copied('ada', `Section 2: ${clause}`);
const fastingDiabetes = ada2('table 2.1: fasting 126 mg/dL (7.0 mmol/L) or more');
const prediabetes = raised(100, 5.6, 'repeat', ada2('table 2.2: fasting 100 mg/dL (5.6 mmol/L) or more'));
const randomDiabetes = raised(200, 11.1, 'soon', ada2('table 2.1: random 200 mg/dL (11.1 mmol/L) or more'));

const ceilings: Record<Timing, Ceiling> = {
  fasting: { at: sugar(99, 5.5), steps: [prediabetes, raised(126, 7, 'soon', fastingDiabetes)] },
  'after-meal': {
    at: sugar(139, 7.7),
    steps: [
      raised(140, 7.8, 'repeat', ada2('table 2.2: two hours after 140 mg/dL (7.8 mmol/L) or more')),
      randomDiabetes,
    ],
  },
  random: { at: sugar(139, 7.7), steps: [raised(140, 7.8, 'repeat', npNcd), randomDiabetes] },
};
/** Type 1 diabetes of a child is a matter of days. */
const childrensCeilings: Record<Timing, Ceiling> = {
  ...ceilings,
  fasting: { at: sugar(99, 5.5), steps: [prediabetes, raised(126, 7, 'same-day', fastingDiabetes, ng18)] },
};
const inPregnancy: Record<Timing, Ceiling> = {
  fasting: {
    at: sugar(91, 5.0),
    steps: [
      raised(
        92,
        5.1,
        'soon',
        copied('whoGestational', 'Gestational diabetes: fasting 92 to 125 mg/dL (5.1 to 6.9 mmol/L)'),
        opened('ada', 'Section 15: fasting below 95 mg/dL (5.3 mmol/L)'),
      ),
    ],
  },
  'after-meal': {
    at: sugar(119, 6.6),
    steps: [
      raised(
        120,
        6.7,
        'soon',
        opened('ada', 'Section 15: two hours after a meal below 120 mg/dL (6.7 mmol/L)'),
        copied('dipsi', 'Two hours after 120 mg/dL'),
      ),
    ],
  },
  random: {
    at: sugar(139, 7.7),
    steps: [raised(140, 7.8, 'soon', copied('dipsi', 'Not fasting 140 mg/dL or more'))],
  },
};

type Whom = {
  id: string;
  group: RangeGroup;
  ages: readonly [number | null, number | null];
  ageInDays?: readonly [number, number | null];
  /** @default level 1 of ADA */
  low?: End;
  choice?: string;
  below: readonly Step[];
  above: readonly Step[];
  ceilings: Record<Timing, Ceiling>;
};

const timings: readonly Timing[] = ['fasting', 'after-meal', 'random'];
const level1End = end(sugar(70, 3.9), level1);
const rulesFor = ({ id, below, above, ceilings: own, low = level1End, ...whom }: Whom): RangeRule[] =>
  timings.map((timing) =>
    rule({
      id: `glucose-${timing}-${id}`,
      type: 'glucose',
      code: 'value',
      timing,
      isSharp: true,
      ...whom,
      low,
      high: end(own[timing].at, ...(own[timing].steps[0]?.clauses ?? [])),
      below,
      above: [...own[timing].steps, ...above],
    }),
  );

export const glucose: readonly RangeRule[] = [
  ...rulesFor({
    id: 'newborn-first-days',
    group: 'newborn',
    ages: [0, 2],
    ageInDays: [0, 3],
    low: end(sugar(50, 2.8), inFirstDays),
    below: belowInFirstDays,
    above: [child200, from300, from600],
    ceilings: childrensCeilings,
    choice:
      'The day of birth and the two days after it stand for the first 48 hours, since hours of birth are not asked for. The treatment limit of 2.6 mmol/L is critical; a home meter reads a newborn too coarsely to wait for 2.0.',
  }),
  ...rulesFor({
    id: 'newborn',
    group: 'newborn',
    ages: [0, 2],
    ageInDays: [3, 29],
    low: end(sugar(60, 3.3), afterFirstDays),
    choice:
      'The levels of ADA are for people with diabetes. What is critical stays at 54, which is the more cautious.',
    below: belowInFirstMonth,
    above: [child200, from300, from600],
    ceilings: childrensCeilings,
  }),
  ...rulesFor({
    id: 'infant',
    group: 'child',
    ages: [0, 12],
    ageInDays: [29, null],
    below: belowInFirstYear,
    above: [child200, from300, from600],
    ceilings: childrensCeilings,
  }),
  ...rulesFor({
    id: 'child',
    group: 'child',
    ages: [12, years(18)],
    below: hypoglycaemia,
    above: [child200, from300, from600],
    ceilings: childrensCeilings,
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
