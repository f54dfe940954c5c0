import type { Advice, Clause, RangeRule } from '../range';
import type { SeriesCode } from '../vital-sign';
import { copied, end, isCritical, isHigh, isLow, mmHg, opened, rule, unopened, years } from './build';

const table6 = copied('aap2017', 'Table 6: needs further evaluation');
const table3 = copied('aap2017', 'Table 3');
const stage2 = copied(
  'aap2017',
  'Table 3, stage 2 below 13 years: 12 mmHg above the 95th centile or 140/90, whichever is lower',
);
const emergency = copied(
  'aap2017',
  'Acute severe hypertension: 30 mmHg above the 95th centile, or 180/120 in an adolescent',
);
const hypotension = copied('pals', 'Hypotension by systolic pressure and age');
const infant = unopened('taskForce1987', 'Significant and severe hypertension by age');

type Side = {
  high: number;
  advice: Advice;
  /** From here on a visit in days, where that lies between. */
  soonFrom?: number;
  criticalFrom: number;
  /** From here on it is an emergency in any case. */
  emergencyFrom?: number;
  clause: Clause;
  criticalClause: Clause;
};
type Lowest = { at: number; advice: Advice };

const usual = unopened('pals', 'Normal lower number by age; the limit lies well below it and is ours');
/** A very low lower number is a sign of shock too; the limit is ours, so low that few of the well are asked. */
const lowDiastolic = (age: number): Pick<RangeRule, 'low' | 'below'> => {
  const at = mmHg(age < 5 ? 25 : age < 10 ? 30 : 40);
  return { low: end(at, usual), below: [isLow(at, 'emergency-if-symptoms', usual)] };
};

function pressure(
  id: string,
  code: SeriesCode,
  whom: Pick<RangeRule, 'group' | 'ageInDays' | 'sex'> & { ages: readonly [number, number] },
  { high, advice, soonFrom, criticalFrom, emergencyFrom, clause, criticalClause }: Side,
  lowest: Lowest | null,
): RangeRule {
  return rule({
    id: `${code}-${id}`,
    type: 'blood_pressure',
    code,
    ...whom,
    low: lowest && end(mmHg(lowest.at), hypotension),
    high: end(mmHg(high - 1), clause),
    below: lowest
      ? [
          isCritical(mmHg(lowest.at), lowest.advice, hypotension),
          // Too low even for a newborn.
          ...(lowest.at > 60 ? [isCritical(mmHg(60), 'emergency', hypotension)] : []),
        ]
      : [],
    above: [
      isHigh(mmHg(high), advice, clause),
      ...(soonFrom ? [isHigh(mmHg(soonFrom), 'soon', stage2)] : []),
      isCritical(mmHg(criticalFrom), 'emergency-if-symptoms', criticalClause),
      ...(emergencyFrom ? [isCritical(mmHg(emergencyFrom), 'emergency', emergency)] : []),
    ],
  });
}

const early = (high: number, criticalFrom: number): Side => ({
  high,
  advice: 'same-day',
  criticalFrom,
  clause: infant,
  criticalClause: infant,
});
const newborns: RangeRule[] = [
  pressure(
    'newborn-week-1',
    'systolic',
    { group: 'newborn', ages: [0, 2], ageInDays: [0, 8] },
    early(96, 106),
    { at: 60, advice: 'emergency' },
  ),
  pressure('newborn', 'systolic', { group: 'newborn', ages: [0, 2], ageInDays: [8, 29] }, early(104, 110), {
    at: 60,
    advice: 'emergency',
  }),
  // The limits of infants: for the first weeks none was published apart.
  pressure(
    'newborn',
    'diastolic',
    { group: 'newborn', ages: [0, 2], ageInDays: [0, 29] },
    early(74, 82),
    null,
  ),
];
const infantAges = { group: 'child', ages: [0, 12], ageInDays: [29, null] } as const;
const infants: RangeRule[] = [
  pressure('infant', 'systolic', infantAges, early(112, 118), { at: 70, advice: 'emergency' }),
  pressure('infant', 'diastolic', infantAges, early(74, 82), null),
];

/** AAP 2017 table 6, from which a pressure needs evaluation: age in years, boys, girls. */
const screening: readonly (readonly [number, readonly [number, number], readonly [number, number]])[] = [
  [1, [98, 52], [98, 54]],
  [2, [100, 55], [101, 58]],
  [3, [101, 58], [102, 60]],
  [4, [102, 60], [103, 62]],
  [5, [103, 63], [104, 64]],
  [6, [105, 66], [105, 67]],
  [7, [106, 68], [106, 68]],
  [8, [107, 69], [107, 69]],
  [9, [107, 70], [108, 71]],
  [10, [108, 72], [109, 72]],
  [11, [110, 74], [111, 74]],
  [12, [113, 75], [114, 75]],
];

/** 30 mmHg above the 95th centile: an emergency even without symptoms. */
const severeAt = (age: number) =>
  (age < 6 ? [140, 100] : age < 10 ? [145, 105] : [150, 110]) as [number, number];

const screened = screening.flatMap(([age, boys, girls]) =>
  (['MALE', 'FEMALE'] as const).flatMap((sex) => {
    const [systolic, diastolic] = sex === 'MALE' ? boys : girls;
    const severe = severeAt(age);
    const whom = { group: 'child', sex, ages: [years(age), years(age + 1)] } as const;
    const side = (high: number, soonFrom: number, criticalFrom: number, emergencyFrom: number): Side => ({
      high,
      advice: 'repeat',
      soonFrom,
      criticalFrom,
      emergencyFrom,
      clause: table6,
      criticalClause: stage2,
    });
    // PALS: 70 and twice the age below 10 years, 90 from there on; from 12 years NICE's limit for sepsis is one higher.
    const lowest = age >= 12 ? 91 : Math.min(70 + 2 * age, 90);
    return [
      pressure(
        `child-${age}-${sex}`,
        'systolic',
        whom,
        side(systolic, Math.min(130, 115 + 2 * age), 140, severe[0]),
        {
          at: lowest,
          advice: 'emergency-if-symptoms',
        },
      ),
      {
        ...pressure(
          `child-${age}-${sex}`,
          'diastolic',
          whom,
          side(diastolic, Math.min(80, 65 + 2 * age), 90, severe[1]),
          null,
        ),
        ...lowDiastolic(age),
      },
    ];
  }),
);

const teens = { group: 'child', ages: [years(13), years(18)] } as const;
const sepsis12 = copied('ng254', 'Table 3: systolic 90 mmHg or less, high risk');
const teenagers: RangeRule[] = [
  rule({
    id: 'systolic-child-13-17',
    type: 'blood_pressure',
    code: 'systolic',
    ...teens,
    low: end(mmHg(91), sepsis12, hypotension),
    high: end(mmHg(119), table3),
    below: [
      isCritical(mmHg(91), 'emergency-if-symptoms', sepsis12, hypotension),
      isCritical(mmHg(71), 'emergency', opened('mews2001', 'Table: systolic 70 mmHg or less scores 3')),
    ],
    above: [
      isHigh(mmHg(120), 'repeat', table3),
      isHigh(mmHg(130), 'soon', table3),
      isHigh(mmHg(140), 'emergency-if-symptoms', table3),
      isCritical(mmHg(180), 'emergency', emergency),
    ],
  }),
  rule({
    id: 'diastolic-child-13-17',
    type: 'blood_pressure',
    code: 'diastolic',
    ...teens,
    ...lowDiastolic(13),
    high: end(mmHg(79), table3),
    above: [
      isHigh(mmHg(80), 'soon', table3),
      isHigh(mmHg(90), 'emergency-if-symptoms', table3),
      isCritical(mmHg(120), 'emergency', emergency),
    ],
  }),
];

export const childrensPressure: readonly RangeRule[] = [...newborns, ...infants, ...screened, ...teenagers];
