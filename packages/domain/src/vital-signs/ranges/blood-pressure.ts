import type { RangeRule } from '../range';
import { copied, end, isCritical, isHigh, isLow, mmHg, opened, rule, unopened, years } from './build';
import { childrensPressure } from './childrens-pressure';
import { pulsePressure } from './pulse-pressure';

const nhsLow = copied('nhsLowPressure', 'Below 90/60');
const news2 = copied('news2', 'Chart 1, systolic blood pressure, score 3: 90 or less');
const sepsis = copied('ng253', 'Table of risk criteria: systolic 90 mmHg or less, high risk');
const home = unopened('ng136', '1.2: home average 135/85 equals 140/90 in the clinic');
const esh = unopened('esh2023', 'Home blood pressure 135/85 or more');
const severe = [
  copied('ng136', '1.5: 180/120 or more, same-day assessment with symptoms'),
  opened('ahaCrisis', '180/120 or more: emergency number with symptoms'),
] as const;
const isshp = copied('isshp2021', 'Home blood pressure 135/85 or more');
const referred = copied('ng133', '1.4 table 1: hypertension, 140/90 to 159/109');
const admitted = copied('ng133', '1.4 table 1: severe hypertension, 160/110 or more');
const sepsisInPregnancy = copied('ng255', 'Table 1: systolic 90 mmHg or less, high risk');

const mews = opened('mews2001', 'Table: systolic 70 mmHg or less scores 3');
const preEclampsia = opened(
  'cg107',
  'Information for the public: symptoms of pre-eclampsia, seek help straight away',
);
const old = opened('ng136', '1.4.21: below 150/90 from 80 years; 145/85 at home');

const tooLow = [
  isCritical(mmHg(91), 'emergency-if-symptoms', news2, sepsis, nhsLow),
  isCritical(mmHg(71), 'emergency', mews),
];
/** The NHS asks for nothing without symptoms; below 40 hardly anybody is well. */
const lowDiastolic = [isLow(mmHg(60), 'repeat', nhsLow), isLow(mmHg(40), 'emergency-if-symptoms', nhsLow)];
const highDiastolicInPregnancy = {
  high: end(mmHg(84), isshp),
  above: [
    isHigh(mmHg(85), 'soon', isshp),
    isHigh(mmHg(90), 'emergency-if-symptoms', referred, preEclampsia),
    isCritical(mmHg(110), 'emergency', admitted),
  ],
};

export const bloodPressure: readonly RangeRule[] = [
  ...childrensPressure,
  rule({
    id: 'systolic-adult',
    type: 'blood_pressure',
    code: 'systolic',
    group: 'adult',
    ages: [years(18), years(80)],
    low: end(mmHg(91), nhsLow, news2),
    high: end(mmHg(134), home, esh),
    below: tooLow,
    above: [isHigh(mmHg(135), 'soon', home, esh), isCritical(mmHg(180), 'emergency-if-symptoms', ...severe)],
    choice:
      'NICE NG136 has no lower limit. The NHS page on low pressure is written for well people at home; at 90 NEWS2, the more cautious, decides.',
  }),
  rule({
    id: 'systolic-adult-80',
    type: 'blood_pressure',
    code: 'systolic',
    group: 'adult',
    ages: [years(80), null],
    low: end(mmHg(91), nhsLow, news2),
    high: end(mmHg(134), home, esh),
    below: tooLow,
    above: [
      isHigh(mmHg(135), 'repeat', home, esh),
      isHigh(mmHg(145), 'soon', old),
      isCritical(mmHg(180), 'emergency-if-symptoms', ...severe),
    ],
    choice:
      'From 80 years NICE treats from 150 in the clinic, 145 at home: what is in range stays, what is advised is milder.',
  }),
  rule({
    id: 'diastolic-adult',
    type: 'blood_pressure',
    code: 'diastolic',
    group: 'adult',
    ages: [years(18), null],
    low: end(mmHg(60), nhsLow),
    high: end(mmHg(84), home, esh),
    below: lowDiastolic,
    above: [isHigh(mmHg(85), 'soon', home, esh), isCritical(mmHg(120), 'emergency-if-symptoms', ...severe)],
  }),
  ...pulsePressure,
  rule({
    id: 'systolic-pregnancy',
    type: 'blood_pressure',
    code: 'systolic',
    group: 'pregnant-or-after-birth',
    ages: [null, null],
    low: end(mmHg(91), sepsisInPregnancy),
    high: end(mmHg(134), isshp),
    below: [
      isCritical(mmHg(91), 'emergency-if-symptoms', sepsisInPregnancy),
      isCritical(mmHg(71), 'emergency', mews),
    ],
    above: [
      isHigh(mmHg(135), 'soon', isshp),
      isHigh(mmHg(140), 'emergency-if-symptoms', referred, preEclampsia),
      isCritical(mmHg(160), 'emergency', admitted),
    ],
  }),
  rule({
    id: 'diastolic-pregnancy',
    type: 'blood_pressure',
    code: 'diastolic',
    group: 'pregnant-or-after-birth',
    ages: [years(18), null],
    low: end(mmHg(60), nhsLow),
    below: lowDiastolic,
    ...highDiastolicInPregnancy,
  }),
  rule({
    id: 'diastolic-pregnancy-under-18',
    type: 'blood_pressure',
    code: 'diastolic',
    group: 'pregnant-or-after-birth',
    ages: [null, years(18)],
    ...highDiastolicInPregnancy,
  }),
];
