import { casesOf, man, woman } from '../case';
import { goal, points } from '../goals';
import { lab, medicine } from '../other-items';
import { at, series, twice } from '../readings';

const calm = 'All readings are in range by each range that may apply';
const nothing = 'Where nothing is said, nothing is known';

export const healthy = casesOf('healthy', [
  {
    ...{
      id: 'two-months-of-everything',
      quality: 'dense',
      who: man('36y'),
      most: 'information',
      because: calm,
    },
    readings: [
      ...series('blood_pressure 116/72', { from: 59, noise: 6 }),
      ...series('pulse 68', { from: 59, noise: 8 }),
      ...series('oxygen_saturation 98', { from: 59, noise: 1 }),
      ...series('temperature 36.7', { from: 59, noise: 0.4 }),
    ],
    says: ['week: in the last 7 days'],
    never: ['run-', 'reading-', 'pressure-change', 'signs-'],
  },
  {
    ...{
      id: 'runner',
      quality: 'dense',
      who: man('29y'),
      most: 'information',
      because: 'NEWS2 chart 1: 51 to 90 scores 0',
    },
    readings: series('pulse 55', { from: 30, perDay: 2, noise: 3 }),
    never: ['run-', 'reading-'],
  },
  {
    ...{
      id: 'nothing-recorded',
      quality: 'too-few',
      who: woman('25y'),
      most: 'information',
      because: nothing,
    },
    unknown: ['no-readings'],
    never: ['week', 'run-', 'lab-', 'doses-', 'goal-'],
  },
  {
    ...{ id: 'one-reading', quality: 'too-few', who: man('25y'), most: 'information', because: calm },
    readings: at('3h blood_pressure 118/74'),
    unknown: ['pressure-change'],
    never: ['run-', 'reading-', 'pressure-change'],
  },
  {
    ...{
      id: 'one-a-little-high',
      quality: 'outlier',
      who: man('34y'),
      most: 'attention',
      because: 'NG136 1.2: 135/85 at home',
    },
    readings: [
      ...series('blood_pressure 122/76', { from: 20, until: 1, noise: 5 }),
      ...at('3h blood_pressure 138/84'),
    ],
    says: ['reading-blood_pressure attention'],
    never: ['run-', 'pressure-change'],
  },
  {
    ...{
      id: 'after-stairs',
      quality: 'outlier',
      who: man('31y'),
      most: 'information',
      because: 'The latest reading is in range, and the day is over',
    },
    readings: at('4d pulse 68; 3d pulse 108; 2d pulse 66; 5h pulse 70'),
    never: ['run-', 'reading-'],
  },
  {
    ...{
      id: 'pressure-that-wavers',
      quality: 'noisy',
      who: man('45y'),
      most: 'information',
      because: 'ISO 81060-2: less than a validated cuff may be off',
    },
    readings: series('blood_pressure 114/70', { from: 59, perDay: 2, noise: 14 }),
    never: ['pressure-change', 'run-', 'reading-'],
  },
  {
    ...{
      id: 'steps-that-waver',
      quality: 'noisy',
      who: man('38y'),
      most: 'information',
      because: "Fieller's interval: a slope that may as well be flat has no day",
    },
    goals: [
      goal('steps', {
        title: 'Walk more',
        category: 'activity',
        unit: 'steps',
        direction: 'at_least',
        targetValue: 9000,
        points: points([6100, 5200, 7300, 5900, 6800, 5400, 7000, 6200, 5600, 6900], 2),
      }),
    ],
    never: ['goal-'],
  },
  {
    ...{
      id: 'steps-that-grow',
      quality: 'dense',
      who: man('38y'),
      most: 'information',
      because: "Fieller's interval of 95 %",
    },
    goals: [
      goal('steps', {
        title: 'Walk more',
        category: 'activity',
        unit: 'steps',
        direction: 'at_least',
        targetValue: 9000,
        points: points([5000, 5350, 5600, 6050, 6300, 6700, 7050, 7300, 7700, 8000]),
      }),
    ],
    says: ['goal-steps: most likely between'],
    never: ['goal-: do not lead to'],
  },
  {
    ...{
      id: 'paused-goal',
      quality: 'gaps',
      who: man('38y'),
      most: 'information',
      because: 'Nobody works on it',
    },
    goals: [
      goal('weight', { status: 'paused', points: points([80, 79.4, 78.9, 78.3, 77.8, 77.1, 76.6, 76]) }),
    ],
    never: ['goal-'],
  },
  {
    ...{
      id: 'weight-goal-of-an-adult',
      quality: 'dense',
      who: man('40y'),
      most: 'information',
      because: 'WHO TRS 854: 70 kg at 172 cm is a body mass index of 23.7',
    },
    readings: at('70d height 172'),
    goals: [goal('weight', { points: points([80, 79.4, 78.9, 78.3, 77.8, 77.1, 76.6, 76]) })],
    says: ['goal-weight: most likely between'],
  },
  {
    ...{ id: 'imported-twice', quality: 'duplicated', who: man('52y'), most: 'information', because: calm },
    readings: twice(series('blood_pressure 118/74', { from: 50, noise: 6 })),
    never: ['pressure-change', 'run-', 'reading-'],
  },
  {
    ...{ id: 'traveller', quality: 'time-zone', who: man('43y'), most: 'information', because: calm },
    readings: [
      ...at('2h blood_pressure 118/74; 26h blood_pressure 116/72', { offset: -420 }),
      ...at('50h blood_pressure 120/76'),
      ...at('3h pulse 66', { offset: 720 }),
    ],
    never: ['run-', 'reading-', 'pressure-change'],
    timeZone: 'America/Denver',
  },
  {
    ...{
      id: 'weights-in-pounds-and-kilograms',
      quality: 'mixed-units',
      who: man('37y'),
      most: 'information',
      because: 'International pound, 1959: 154 lb is 69.9 kg',
    },
    readings: at(
      '8d weight 70.1; 6d weight 154 [lb_av]; 4d weight 69.9; 2d weight 154.4 [lb_av]; 4h weight 70',
    ),
    never: ['weight-', 'run-', 'goal-'],
  },
  {
    ...{
      id: 'all-taken',
      quality: 'dense',
      who: woman('48y', { pregnancy: 'not-pregnant' }),
      most: 'information',
      because: 'A count of what was recorded',
    },
    medicines: [medicine('Vitamin D3', [4, 4, 0])],
    never: ['doses-'],
  },
  {
    ...{
      id: 'report-inside',
      quality: 'sparse',
      who: woman('39y'),
      most: 'information',
      because: 'A value is compared with the range that is printed beside it',
    },
    labs: [
      lab('Haemoglobin', { number: 13.1, unit: 'g/dL', low: 12, high: 15 }),
      lab('TSH', { number: 1.9, unit: 'm[IU]/L', low: 0.4, high: 4 }),
    ],
    never: ['lab-'],
  },
  {
    ...{ id: 'silent-for-months', quality: 'gaps', who: man('50y'), most: 'information', because: nothing },
    readings: series('blood_pressure 118/74', { from: 150, until: 100, perDay: 0.3, noise: 4 }),
    unknown: ['old-readings'],
    never: ['run-', 'reading-', 'pressure-change'],
  },
]);
