import { casesOf, man, woman } from '../case';
import { goal, points } from '../goals';
import { lab, medicine } from '../other-items';
import { at, series, twice } from '../readings';

const low2 =
  'ADA section 6: below 54 mg/dL (3.0 mmol/L) is level 2; 15 g of sugar and another test after 15 minutes';
const low1 = 'ADA section 6: below 70 mg/dL (3.9 mmol/L) is level 1';
const ketones = 'CDC: ketones from 240 mg/dL, emergency care from 300 mg/dL';
const hyperosmolar = 'Consensus report 2024: hyperosmolar state from 600 mg/dL (33.3 mmol/L)';
const fasting = 'ADA section 2: fasting 126 mg/dL (7.0 mmol/L) or more';
const opposite =
  'Consensus report 2024 (600) and ADA section 6 (54): what is done for a high value harms at a low one';
const printed = 'A value is compared with the range that is printed beside it';
const followUp = 'ADA section 6: HbA1c at least twice a year; issue 43, line 1: missing follow-up';
const noise = "Fieller's interval: a slope that may as well be flat has no day";

export const diabetes = casesOf('diabetes', [
  {
    ...{ id: 'very-low-now', quality: 'sparse', who: woman('66y'), most: 'urgent', because: low2 },
    readings: at('2d glucose 150; 1h glucose 45'),
    says: ['reading-glucose urgent: 15 g of sugar', 'reading-glucose urgent: below range'],
  },
  {
    ...{ id: 'very-low-in-mmol', quality: 'mixed-units', who: man('41y'), most: 'urgent', because: low2 },
    readings: at('26h glucose 142 mg/dL; 1h glucose 2.8 mmol/L'),
    says: ['reading-glucose urgent: 15 g of sugar', 'reading-glucose: 2.8 mmol/l'],
  },
  {
    ...{ id: 'low-among-falling-averages', quality: 'dense', who: man('59y'), most: 'urgent', because: low2 },
    readings: [
      ...series('glucose 210', { from: 30, until: 1, perDay: 2, noise: 8, to: 'glucose 88' }),
      ...at('2h glucose 51'),
    ],
    says: ['reading-glucose urgent: 15 g of sugar'],
    harmful: ['*: average glucose'],
  },
  {
    ...{ id: 'very-high', quality: 'sparse', who: man('52y'), most: 'urgent', because: ketones },
    readings: at('3d glucose 180; 2h glucose 322'),
    says: ['reading-glucose urgent: above range'],
    harmful: ['*: sugar now'],
  },
  {
    ...{ id: 'hyperosmolar', quality: 'sparse', who: man('68y'), most: 'emergency', because: hyperosmolar },
    readings: at('2h glucose 640'),
    says: ['reading-glucose emergency: call 112'],
    harmful: ['*: sugar now'],
  },
  {
    ...{
      id: 'hyperosmolar-in-mmol',
      quality: 'mixed-units',
      who: woman('70y'),
      most: 'emergency',
      because: hyperosmolar,
    },
    readings: at('5d glucose 210 mg/dL; 3h glucose 35 mmol/L'),
    says: ['reading-glucose emergency: call 112'],
    harmful: ['*: sugar now'],
  },
  {
    ...{ id: 'high-then-low', quality: 'outlier', who: man('52y'), most: 'emergency', because: opposite },
    readings: at('5h glucose 640; 1h glucose 45'),
    says: ['reading-glucose emergency: 15 g of sugar', 'reading-glucose: 640'],
  },
  {
    ...{ id: 'fasting-run', quality: 'dense', who: man('57y'), most: 'attention', because: fasting },
    readings: series('glucose 168 mg/dL fasting', { from: 14, noise: 12 }),
    says: ['run-glucose-high attention', 'reading-glucose attention'],
    never: ['*: improv'],
  },
  {
    ...{
      id: 'fasting-run-in-two-units',
      quality: 'mixed-units',
      who: man('45y'),
      most: 'attention',
      because: fasting,
    },
    readings: at(
      '3d glucose 8.9 mmol/L fasting; 2d glucose 165 mg/dL fasting; 26h glucose 9.4 mmol/L fasting; 3h glucose 158 mg/dL fasting',
    ),
    says: ['run-glucose-high attention: 4 readings'],
  },
  {
    ...{ id: 'run-that-ended', quality: 'dense', who: man('50y'), most: 'information', because: fasting },
    readings: at(
      '5d glucose 150 mg/dL fasting; 4d glucose 148 mg/dL fasting; 3d glucose 152 mg/dL fasting; 3h glucose 94 mg/dL fasting',
    ),
    never: ['run-', 'reading-'],
  },
  {
    ...{ id: 'slow-rise-of-fasting', quality: 'dense', who: man('46y'), most: 'attention', because: fasting },
    readings: series('glucose 92 mg/dL fasting', { from: 60, noise: 2, to: 'glucose 136 mg/dL fasting' }),
    says: ['run-glucose-high attention', 'reading-glucose attention'],
  },
  {
    ...{
      id: 'timing-not-said',
      quality: 'gaps',
      who: man('44y'),
      most: 'attention',
      because: 'ADA section 2 (fasting) and NP-NCD (random 140)',
    },
    readings: at('2h glucose 7.1 mmol/L unknown'),
    says: ['reading-glucose attention: if this was a fasting reading'],
    unknown: ['asks-timing'],
    never: ['run-'],
  },
  {
    ...{
      id: 'three-points-in-range',
      quality: 'too-few',
      who: man('55y'),
      most: 'information',
      because: 'Three points are no trend',
    },
    readings: at('3d glucose 96; 2d glucose 110; 20h glucose 128'),
    never: ['run-', 'reading-', '*: rising', '*: is higher'],
  },
  {
    ...{
      id: 'sensor-high-for-two-weeks',
      quality: 'dense',
      who: man('39y'),
      most: 'attention',
      because: 'ADA section 2: random 200 mg/dL or more, on fourteen days',
    },
    readings: series('glucose 216', { from: 14, perDay: 96, noise: 12 }),
    says: ['run-glucose-high attention', 'reading-glucose attention'],
    unknown: ['run-glucose'],
  },
  {
    ...{
      id: 'sensor-in-range',
      quality: 'dense',
      who: man('39y'),
      most: 'information',
      because: 'NP-NCD: random below 140 mg/dL',
    },
    readings: series('glucose 108', { from: 14, perDay: 96, noise: 28 }),
    never: ['run-', 'reading-'],
  },
  {
    ...{ id: 'run-of-lows', quality: 'dense', who: man('63y'), most: 'attention', because: low1 },
    readings: at(
      '3d glucose 64 mg/dL fasting; 2d glucose 61 mg/dL fasting; 27h glucose 66 mg/dL fasting; 4h glucose 62 mg/dL fasting',
    ),
    says: ['run-glucose-low attention', 'reading-glucose attention: 15 g of sugar'],
  },
  {
    ...{ id: 'low-of-yesterday', quality: 'gaps', who: man('60y'), most: 'urgent', because: low2 },
    readings: at('30h glucose 44'),
    says: ['reading-glucose urgent: if you have not spoken to a doctor'],
    never: ['*: sugar now'],
  },
  {
    ...{
      id: 'same-low-from-two-imports',
      quality: 'duplicated',
      who: man('34y'),
      most: 'urgent',
      because: low2,
    },
    readings: twice(at('2h glucose 50')),
    says: ['reading-glucose urgent: 15 g of sugar'],
    never: ['run-', '*: another one'],
  },
  {
    ...{ id: 'meter-error-low', quality: 'device-error', who: man('49y'), most: 'urgent', because: low2 },
    readings: [
      ...series('glucose 118', { from: 20, until: 1, noise: 10 }),
      ...at('3h glucose 22; 2.9h glucose 116'),
    ],
    says: ['reading-glucose urgent: either may be wrong', 'reading-glucose urgent: 15 g of sugar'],
    never: ['run-'],
  },
  {
    ...{ id: 'hba1c-above', quality: 'sparse', who: man('58y'), most: 'attention', because: printed },
    labs: [lab('HbA1c', { number: 9.2, unit: '%', low: 4, high: 5.6 })],
    says: ['lab-report attention: above the printed range'],
    unknown: ['no-readings'],
  },
  {
    ...{
      id: 'hba1c-beside-good-mornings',
      quality: 'sparse',
      who: man('61y'),
      most: 'attention',
      because: printed,
    },
    readings: series('glucose 94 mg/dL fasting', { from: 10, noise: 4 }),
    labs: [lab('HbA1c', { number: 10.4, unit: '%', low: 4, high: 5.6 })],
    says: ['lab-report attention: above the printed range'],
    harmful: ['*: glucose is normal'],
  },
  {
    ...{
      id: 'hba1c-without-a-range',
      quality: 'gaps',
      who: man('58y'),
      most: 'information',
      because: printed,
    },
    labs: [lab('HbA1c', { number: 7.9, unit: '%' })],
    unknown: ['lab-values'],
    never: ['lab-'],
  },
  {
    ...{ id: 'hba1c-of-long-ago', quality: 'gaps', who: man('58y'), most: 'information', because: followUp },
    readings: series('glucose 96 mg/dL fasting', { from: 30, perDay: 0.5, noise: 3 }),
    labs: [lab('HbA1c', { number: 8.8, unit: '%', low: 4, high: 5.6, day: '2025-09-01' })],
    says: ['follow-up information'],
    never: ['lab-'],
  },
  {
    ...{ id: 'weight-goal-in-noise', quality: 'noisy', who: man('47y'), most: 'information', because: noise },
    goals: [goal('weight', { points: points([79.1, 78.2, 79.4, 78.6, 78.1, 79.2, 78.4, 79.3, 78.7]) })],
    never: ['goal-'],
  },
  {
    ...{
      id: 'weight-goal-of-two-values',
      quality: 'too-few',
      who: man('47y'),
      most: 'information',
      because: noise,
    },
    goals: [goal('weight', { points: points([82, 80.5], 10) })],
    unknown: ['goal-weight'],
    never: ['goal-'],
  },
  {
    ...{
      id: 'weight-goal-with-a-typing-error',
      quality: 'outlier',
      who: man('42y'),
      most: 'information',
      because: 'Issue 43, line 1: robust regression with an interval',
    },
    goals: [goal('weight', { points: points([84, 83.4, 82.9, 82.1, 8.16, 81.2, 80.6, 80.1, 79.4]) })],
    says: ['goal-weight: most likely between'],
    never: ['goal-: do not lead to'],
  },
  {
    ...{
      id: 'insulin-doses-skipped',
      quality: 'dense',
      who: man('33y'),
      most: 'information',
      because: 'A count of what was recorded, and no score',
    },
    readings: series('glucose 112', { from: 20, noise: 15 }),
    medicines: [medicine('Insulin glargine', [28, 18, 7])],
    says: ['doses-: do not stop or change a medicine by yourself'],
    never: ['doses- attention'],
  },
  {
    ...{
      id: 'metformin-without-any-record',
      quality: 'gaps',
      who: man('51y'),
      most: 'information',
      because: 'Unknown is not missed',
    },
    medicines: [medicine('Metformin 500 mg', [56, 0, 0])],
    unknown: ['doses-'],
    never: ['doses-'],
  },
  {
    ...{
      id: 'weight-lost-without-a-goal',
      quality: 'dense',
      who: man('64y'),
      most: 'attention',
      because: 'NICE CG32 1.3: more than 10 % of weight lost without intent in three to six months',
    },
    readings: series('weight 80', { from: 88, perDay: 0.5, noise: 0.4, to: 'weight 71' }),
    says: ['weight-change attention'],
  },
  {
    ...{ id: 'low-beside-a-goal-in-sight', quality: 'dense', who: man('48y'), most: 'urgent', because: low2 },
    readings: at('2h glucose 48'),
    goals: [
      goal('sugar', {
        ...{ title: 'Fasting sugar down', category: 'other', unit: 'mg/dL', targetValue: 100 },
        points: points([150, 147, 143, 140, 136, 133, 130, 126]),
      }),
    ],
    says: ['reading-glucose urgent: 15 g of sugar'],
    unknown: ['goal-sugar'],
    harmful: ['goal-: if it goes on like this'],
  },
]);
