import { casesOf, man, woman } from '../case';
import { goal, points } from '../goals';
import { lab, medicine } from '../other-items';
import { at, series } from '../readings';

const old = 'NG136 1.4.21: 145/85 at home from 80 years';
const low = 'NEWS2 chart 1: systolic 90 or less scores 3';
const concern = 'WHO TRS 854, section 7: a body mass index below 18.5 is thin';

export const elderly = casesOf('elderly', [
  {
    ...{ id: 'a-little-high', quality: 'sparse', who: man('86y'), most: 'attention', because: old },
    readings: at('9d blood_pressure 128/74; 3h blood_pressure 141/78'),
    says: ['reading-blood_pressure attention'],
    never: ['run-'],
  },
  {
    ...{ id: 'falls-with-low-pressure', quality: 'dense', who: woman('84y'), most: 'urgent', because: low },
    readings: [
      ...series('blood_pressure 142/76', { from: 59, until: 31, noise: 3 }),
      ...series('blood_pressure 118/68', { from: 29, until: 1, noise: 3 }),
      ...at('2h blood_pressure 84/52'),
    ],
    says: ['reading-blood_pressure urgent: 112'],
    harmful: ['pressure-change: is lower'],
  },
  {
    ...{
      id: 'cold',
      quality: 'sparse',
      who: woman('88y'),
      most: 'emergency',
      because: 'NEWS2 chart 1: 35.0 °C or less scores 3',
    },
    readings: at('2h temperature 34.9'),
    says: ['reading-temperature emergency: call 112'],
  },
  {
    ...{
      id: 'signs-together',
      quality: 'sparse',
      who: man('83y'),
      most: 'emergency',
      because: 'NEWS2 chart 1 and 2 (total 7); NG253',
    },
    readings: at('3h temperature 38.6; 2h pulse 118; 1h respiratory_rate 23; 1h blood_pressure 95/61'),
    says: ['signs-together emergency: call 112'],
  },
  {
    ...{
      id: 'moderate-signs',
      quality: 'sparse',
      who: woman('81y'),
      most: 'urgent',
      because: 'NEWS2 chart 2 and NG253: a total of 5 or 6 is a moderate risk',
    },
    readings: at('2h temperature 38.4; 2h pulse 114; 1h blood_pressure 99/62'),
    says: ['signs-together urgent: 112', 'reading-pulse attention'],
  },
  {
    ...{
      id: 'low-sugar-at-home',
      quality: 'sparse',
      who: man('80y'),
      most: 'urgent',
      because: 'ADA section 6: below 54 mg/dL is level 2',
    },
    readings: at('2h glucose 49'),
    says: ['reading-glucose urgent: unable to swallow'],
  },
  {
    ...{
      id: 'slow-pulse-for-days',
      quality: 'dense',
      who: man('82y'),
      most: 'attention',
      because: 'NEWS2 chart 1: 41 to 50 scores 1',
    },
    readings: at('3d pulse 46; 2d pulse 45; 27h pulse 47; 3h pulse 46'),
    says: ['run-pulse-low attention', 'reading-pulse attention'],
  },
  {
    ...{
      id: 'weight-lost',
      quality: 'sparse',
      who: woman('79y'),
      most: 'attention',
      because: 'NICE CG32 1.3: more than 10 % of weight lost without intent in three to six months',
    },
    readings: series('weight 62', { from: 88, perDay: 0.2, noise: 0.3, to: 'weight 54.5' }),
    says: ['weight-change attention'],
  },
  {
    ...{
      id: 'goal-below-a-weight-that-is-thin',
      quality: 'dense',
      who: woman('72y'),
      most: 'information',
      because: concern,
    },
    readings: at('60d height 158'),
    goals: [
      goal('weight', { targetValue: 42, points: points([50, 49.4, 48.9, 48.2, 47.8, 47.1, 46.6, 46]) }),
    ],
    harmful: ['goal-: if it goes on like this'],
  },
  {
    ...{
      id: 'three-medicines',
      quality: 'gaps',
      who: man('85y'),
      most: 'information',
      because: 'A count of what was recorded, and no score',
    },
    medicines: [
      medicine('Amlodipine 5 mg', [28, 27, 1]),
      medicine('Atorvastatin 20 mg', [28, 18, 4]),
      medicine('Aspirin 75 mg', [28, 0, 0]),
    ],
    says: ['doses-Atorvastatin'],
    unknown: ['doses-Aspirin'],
    never: ['doses-Amlodipine', 'doses-Aspirin', 'doses- attention'],
  },
  {
    ...{
      id: 'sodium-below',
      quality: 'sparse',
      who: woman('83y'),
      most: 'attention',
      because: 'A value is compared with the range that is printed beside it',
    },
    labs: [lab('Sodium', { number: 122, unit: 'mmol/L', low: 135, high: 145 })],
    says: ['lab-report attention: below the printed range', 'lab-report: 112'],
  },
  {
    ...{
      id: 'pressure-that-wavers',
      quality: 'noisy',
      who: man('81y'),
      most: 'information',
      because: 'ISO 81060-2: less than a validated cuff may be off',
    },
    readings: series('blood_pressure 120/70', { from: 58, noise: 13 }),
    never: ['pressure-change', 'run-', 'reading-'],
  },
  {
    ...{ id: 'wide-numbers', quality: 'dense', who: woman('80y'), most: 'attention', because: old },
    readings: series('blood_pressure 164/66', { from: 12, noise: 5 }),
    says: ['run-blood_pressure-high attention', 'reading-blood_pressure attention'],
  },
  {
    ...{
      id: 'oxygen-on-a-clock-that-is-behind',
      quality: 'time-zone',
      who: man('82y'),
      most: 'urgent',
      because: 'NHS pulse oximeter at home: 93 or 94, call a doctor',
    },
    readings: at('22h oxygen_saturation 93', { offset: 0 }),
    says: ['reading-oxygen_saturation urgent: 112'],
    timeZone: 'Europe/London',
  },
  {
    ...{ id: 'emergency-among-many-items', quality: 'dense', who: man('82y'), most: 'emergency' },
    because:
      'NHS pulse oximeter at home: 92 or less, 999; the most severe is said first, whatever else there is',
    readings: at('2h oxygen_saturation 89'),
    medicines: Array.from({ length: 250 }, (_, index) => medicine(`Medicine ${index + 1}`, [28, 10, 6])),
    says: ['reading-oxygen_saturation emergency: call 112'],
  },
]);
