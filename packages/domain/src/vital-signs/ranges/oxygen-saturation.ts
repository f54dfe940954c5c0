import type { RangeRule } from '../range';
import { copied, end, isCritical, isHigh, isLow, opened, percent, rule, unopened, years } from './build';

const nhs = copied('nhsOximeter', 'Readings at home');
const scale2 = (clause: string) => copied('news2', `Chart 1, SpO2 scale 2, ${clause}`);
/** MEWC; below 95 % a doctor is called the same day, at sea level and at altitude. */
const lowInPregnancy = copied('mewc', 'Table: below 95 % on room air at sea level');
const inPregnancy = {
  type: 'oxygen_saturation',
  code: 'value',
  group: 'pregnant-or-after-birth',
  ages: [null, null],
  low: end(percent(95), lowInPregnancy),
} as const;
const belowInPregnancy = isLow(percent(95), 'emergency-if-symptoms', lowInPregnancy);
const withTarget = {
  type: 'oxygen_saturation',
  code: 'value',
  group: 'oxygen-target-88-92',
  ages: [years(16), null],
  low: end(percent(88), scale2('score 0')),
  below: [
    isLow(percent(88), 'emergency-if-symptoms', scale2('scores 1 and 2')),
    isCritical(percent(84), 'emergency', scale2('score 3')),
  ],
} as const;
/** 92 or less: the NHS says so to people at home; NEWS2 begins one lower, so the NHS decides. */
const critical = isCritical(percent(93), 'emergency', nhs, copied('news2', 'Chart 1, SpO2 scale 1, score 3'));

export const oxygenSaturation: readonly RangeRule[] = [
  rule({
    id: 'oxygen-child-under-5',
    type: 'oxygen_saturation',
    code: 'value',
    group: 'child',
    ages: [0, years(5)],
    low: end(percent(96), copied('ng143', 'Table 1, amber: 95 or less')),
    below: [
      isLow(percent(96), 'emergency-if-symptoms', copied('ng143', 'Table 1, amber: 95 or less')),
      critical,
    ],
  }),
  rule({
    id: 'oxygen-child-5-15',
    type: 'oxygen_saturation',
    code: 'value',
    group: 'child',
    ages: [years(5), years(16)],
    low: end(percent(95), nhs),
    below: [isLow(percent(95), 'emergency-if-symptoms', nhs), critical],
  }),
  rule({
    id: 'oxygen-adult',
    type: 'oxygen_saturation',
    code: 'value',
    group: 'adult',
    ages: [years(16), null],
    low: end(percent(95), nhs),
    below: [
      isLow(
        percent(95),
        'emergency-if-symptoms',
        nhs,
        copied('news2', 'Chart 1, SpO2 scale 1, scores 1 and 2'),
      ),
      critical,
    ],
    choice:
      'The NHS page is written for people who measure at home; NEWS2 gives one point at 95, which alone asks for nothing.',
  }),
  rule({
    ...inPregnancy,
    id: 'oxygen-pregnancy',
    below: [belowInPregnancy, isCritical(percent(93), 'emergency', nhs)],
  }),
  rule({ ...withTarget, id: 'oxygen-target-88-92', withExtraOxygen: false }),
  rule({
    ...withTarget,
    id: 'oxygen-target-88-92-extra-oxygen',
    withExtraOxygen: true,
    high: end(percent(92), scale2('score 0')),
    above: [
      isHigh(percent(93), 'repeat', scale2('on oxygen, scores 1 and 2')),
      {
        ...isHigh(
          percent(97),
          'emergency-if-symptoms',
          scale2('on oxygen, score 3'),
          opened('cuhOxygen', 'Signs of too much oxygen'),
        ),
        over: percent(96),
      },
    ],
    choice:
      'On air NEWS2 gives nothing from 93 upwards, on extra oxygen one to three points. Which of the two it was is not known, so what is above the target is said with its condition.',
  }),
  rule({
    id: 'oxygen-altitude-2500',
    type: 'oxygen_saturation',
    code: 'value',
    group: 'altitude',
    ages: [null, null],
    // Newborns were in none of the studies: the range of sea level stands.
    ageInDays: [29, null],
    metres: 2500,
    low: end(percent(90), opened('quito2020', 'Abstract: 2.5th centile at 2810 m')),
    below: [
      isLow(percent(90), 'emergency-if-symptoms', opened('quito2020', 'Abstract: 2.5th centile at 2810 m')),
      isCritical(
        percent(88),
        'emergency',
        unopened('whoPocketBook', 'Oxygen therapy: 87 % or less above 2500 m'),
      ),
    ],
  }),
  rule({
    ...inPregnancy,
    id: 'oxygen-altitude-pregnancy',
    metres: 2500,
    below: [belowInPregnancy],
    choice:
      'No range is published for pregnancy at altitude. The limit of sea level asks for a doctor the same day, and that of altitude says what is an emergency.',
  }),
];
