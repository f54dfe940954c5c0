import { casesOf, man, woman } from '../case';
import { goal, points } from '../goals';
import { lab, medicine } from '../other-items';
import { at, series, twice } from '../readings';

const printed = 'A value is compared with the range that is printed beside it';
const critical = `${printed}; no limit was read that holds for all laboratories, so the report itself and 112 are named`;
const home = 'NG136 1.2 and ESH 2023: home blood pressure 135/85 or more is high';

export const kidneys = casesOf('kidneys', [
  {
    ...{
      id: 'potassium-very-high',
      quality: 'sparse',
      who: man('62y'),
      most: 'attention',
      because: critical,
    },
    labs: [lab('Potassium', { number: 6.9, unit: 'mmol/L', low: 3.5, high: 5.1 })],
    says: [
      'lab-report attention: if it calls a value critical',
      'lab-report: 112',
      'lab-report: or matter a lot',
    ],
    harmful: ['lab-: may mean nothing.'],
  },
  {
    ...{
      id: 'potassium-marked-critical',
      quality: 'gaps',
      who: woman('71y'),
      most: 'attention',
      because: critical,
    },
    labs: [lab('Potassium', { number: 7.1, unit: 'mmol/L', flag: 'abnormal' })],
    says: ['lab-report attention: marked abnormal or critical', 'lab-report: 112'],
  },
  {
    ...{
      id: 'potassium-and-a-slow-pulse',
      quality: 'sparse',
      who: man('66y'),
      most: 'urgent',
      because: `${critical}; NEWS2 chart 1: pulse 40 or less scores 3`,
    },
    readings: at('2h pulse 39'),
    labs: [lab('Potassium', { number: 6.7, unit: 'mmol/L', low: 3.5, high: 5.1, day: '2026-11-20' })],
    says: ['reading-pulse urgent: 112', 'lab-report attention'],
  },
  {
    ...{ id: 'creatinine-above', quality: 'sparse', who: man('58y'), most: 'attention', because: printed },
    labs: [
      lab('Creatinine', { number: 2.4, unit: 'mg/dL', low: 0.7, high: 1.3 }),
      lab('Urea', { number: 30, unit: 'mg/dL', low: 15, high: 40 }),
    ],
    says: ['lab-report attention: 1 value of your report'],
    never: ['lab-: urea'],
  },
  {
    ...{ id: 'filtration-below', quality: 'sparse', who: woman('69y'), most: 'attention', because: printed },
    labs: [lab('eGFR', { number: 24, unit: 'mL/min/{1.73_m2}', low: 60, rangeText: '> 60' })],
    says: ['lab-report attention: below the printed range (> 60)'],
  },
  {
    ...{
      id: 'filtration-less-than',
      quality: 'sparse',
      who: man('74y'),
      most: 'attention',
      because: printed,
    },
    labs: [lab('eGFR', { comparator: '<', number: 15, unit: 'mL/min/{1.73_m2}', low: 60 })],
    says: ['lab-report attention: <15'],
  },
  {
    ...{
      id: 'fifteen-values-outside',
      quality: 'dense',
      who: man('60y'),
      most: 'attention',
      because: printed,
    },
    labs: Array.from({ length: 15 }, (_, index) =>
      lab(`Test ${index + 1}`, { number: 90, low: 10, high: 40 }),
    ),
    says: ['lab-report attention: 15 values', 'lab-report: and 3 more'],
  },
  {
    ...{ id: 'all-inside', quality: 'dense', who: man('55y'), most: 'information', because: printed },
    labs: [
      lab('Sodium', { number: 140, unit: 'mmol/L', low: 135, high: 145 }),
      lab('Potassium', { number: 4.4, unit: 'mmol/L', low: 3.5, high: 5.1 }),
    ],
    never: ['lab-'],
  },
  {
    ...{
      id: 'at-the-end-of-the-range',
      quality: 'sparse',
      who: man('55y'),
      most: 'information',
      because: printed,
    },
    labs: [lab('Potassium', { number: 5.1, unit: 'mmol/L', low: 3.5, high: 5.1 })],
    never: ['lab-'],
  },
  {
    ...{ id: 'protein-in-words', quality: 'gaps', who: woman('61y'), most: 'information', because: printed },
    labs: [lab('Urine protein', { words: '3+' })],
    unknown: ['lab-values'],
    never: ['lab-'],
  },
  {
    ...{
      id: 'marked-normal-by-the-laboratory',
      quality: 'gaps',
      who: man('50y'),
      most: 'information',
      because: printed,
    },
    labs: [lab('Urine protein', { words: 'Absent', flag: 'normal' })],
    never: ['lab-'],
  },
  {
    ...{
      id: 'values-older-than-a-year',
      quality: 'gaps',
      who: man('59y'),
      most: 'information',
      because: printed,
    },
    labs: [lab('Creatinine', { number: 1.9, unit: 'mg/dL', low: 0.7, high: 1.3, day: '2025-10-02' })],
    never: ['lab-'],
  },
  {
    ...{
      id: 'creatinine-in-other-units',
      quality: 'mixed-units',
      who: man('63y'),
      most: 'attention',
      because: printed,
    },
    labs: [
      lab('Creatinine', { number: 305, unit: 'umol/L', low: 60, high: 110 }),
      lab('Creatinine, repeated', { number: 1.1, unit: 'mg/dL', low: 0.7, high: 1.3, recordId: 'other' }),
    ],
    says: ['lab-report attention: above the printed range'],
    never: ['lab-other'],
  },
  {
    ...{ id: 'pressure-run', quality: 'dense', who: man('57y'), most: 'attention', because: home },
    readings: series('blood_pressure 156/94', { from: 20, perDay: 2, noise: 6 }),
    labs: [lab('Creatinine', { number: 2.1, unit: 'mg/dL', low: 0.7, high: 1.3 })],
    says: ['run-blood_pressure-high attention', 'reading-blood_pressure attention', 'lab-report attention'],
  },
  {
    ...{
      id: 'weights-around-dialysis',
      quality: 'noisy',
      who: man('52y'),
      most: 'information',
      because: 'A sawtooth has no slope',
    },
    goals: [
      goal('weight', {
        title: 'Dry weight',
        targetValue: 68,
        points: points([72, 70, 72.1, 69.9, 71.9, 70.2, 72, 70, 71.8, 70.1]),
      }),
    ],
    never: ['goal-'],
  },
  {
    ...{
      id: 'phosphate-binder-without-a-record',
      quality: 'gaps',
      who: man('49y'),
      most: 'information',
      because: 'Unknown is not missed',
    },
    medicines: [medicine('Sevelamer 800 mg', [84, 0, 0])],
    unknown: ['doses-'],
    never: ['doses-'],
  },
  {
    ...{
      id: 'pressure-imported-twice',
      quality: 'duplicated',
      who: man('54y'),
      most: 'attention',
      because: 'Two days are no run, however often they are imported',
    },
    readings: twice(at('28h blood_pressure 150/92; 5h blood_pressure 149/93')),
    says: ['reading-blood_pressure attention'],
    never: ['run-', 'pressure-change'],
  },
  {
    ...{ id: 'inside-but-marked', quality: 'sparse', who: man('67y'), most: 'attention', because: critical },
    labs: [lab('Haemoglobin', { number: 12, unit: 'g/dL', low: 10, high: 16, flag: 'abnormal' })],
    says: ['lab-report attention: marked abnormal or critical'],
  },
]);
