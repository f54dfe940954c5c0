import { casesOf, man, woman } from '../case';
import { goal } from '../goals';
import { medicine } from '../other-items';
import { at, series, twice } from '../readings';

const home = 'NG136 1.2 and ESH 2023: home blood pressure 135/85 or more is high';
const device = 'ISO 81060-2: a validated cuff may be off by 5 mmHg on average';
const enough = 'ESH 2023: at least 12 readings on at least 3 days';
const run = `Nadi's own number: three readings on three days make a run; ${home}`;

export const hypertension = casesOf('hypertension', [
  {
    ...{
      id: 'rise-of-thirteen',
      quality: 'dense',
      who: man('52y'),
      most: 'attention',
      because: `${device}; ${home}`,
    },
    readings: [
      ...series('blood_pressure 126/78', { from: 59, until: 31, noise: 4 }),
      ...series('blood_pressure 141/87', { from: 29, noise: 3 }),
    ],
    says: [
      'pressure-change attention: is higher',
      'run-blood_pressure-high attention',
      'reading-blood_pressure attention',
    ],
    never: ['pressure-change: is lower'],
  },
  {
    ...{ id: 'rise-within-the-range', quality: 'dense', who: man('49y'), most: 'attention', because: device },
    readings: [
      ...series('blood_pressure 112/70', { from: 59, until: 31, noise: 3 }),
      ...series('blood_pressure 127/79', { from: 29, noise: 3 }),
    ],
    says: ['pressure-change attention: is higher'],
    never: ['run-', 'reading-'],
  },
  {
    ...{
      id: 'fall-after-treatment',
      quality: 'dense',
      who: man('63y'),
      most: 'information',
      because: device,
    },
    readings: [
      ...series('blood_pressure 154/95', { from: 59, until: 31, noise: 3 }),
      ...series('blood_pressure 128/78', { from: 29, noise: 4 }),
    ],
    says: ['pressure-change: is lower', 'pressure-change: nor whether it is good for you'],
    never: ['run-', 'reading-'],
  },
  {
    ...{
      id: 'change-within-the-error',
      quality: 'dense',
      who: man('57y'),
      most: 'information',
      because: device,
    },
    readings: [
      ...series('blood_pressure 124/76', { from: 59, until: 31, noise: 4 }),
      ...series('blood_pressure 128/78', { from: 29, noise: 4 }),
    ],
    never: ['pressure-change', 'run-', 'reading-'],
  },
  {
    ...{
      id: 'noise-without-a-change',
      quality: 'noisy',
      who: man('60y'),
      most: 'information',
      because: device,
    },
    readings: series('blood_pressure 122/74', { from: 59, perDay: 1.5, noise: 11 }),
    never: ['pressure-change', 'run-', 'reading-'],
  },
  {
    ...{ id: 'noise-around-the-limit', quality: 'noisy', who: man('66y'), most: 'attention', because: home },
    readings: series('blood_pressure 132/80', { from: 59, until: 8, noise: 14 }),
    never: ['pressure-change'],
  },
  {
    ...{
      id: 'few-readings-far-apart',
      quality: 'too-few',
      who: man('50y'),
      most: 'information',
      because: enough,
    },
    readings: [
      ...series('blood_pressure 108/68', { from: 55, until: 35, perDay: 0.25 }),
      ...series('blood_pressure 130/82', { from: 25, until: 2, perDay: 0.2 }),
    ],
    unknown: ['pressure-change'],
    never: ['pressure-change'],
  },
  {
    ...{
      id: 'doubled-readings-are-still-few',
      quality: 'duplicated',
      who: man('47y'),
      most: 'information',
      because: enough,
    },
    readings: twice([
      ...series('blood_pressure 112/70', { from: 56, until: 32, perDay: 0.25 }),
      ...series('blood_pressure 128/80', { from: 28, until: 2, perDay: 0.25 }),
    ]),
    unknown: ['pressure-change'],
    never: ['pressure-change'],
  },
  {
    ...{
      id: 'three-high-in-three-weeks',
      quality: 'sparse',
      who: man('44y'),
      most: 'attention',
      because: run,
    },
    readings: at('21d blood_pressure 148/92; 10d blood_pressure 151/94; 2d blood_pressure 149/91'),
    says: ['run-blood_pressure-high attention', 'reading-blood_pressure attention'],
    unknown: ['pressure-change'],
    never: ['pressure-change'],
  },
  {
    ...{
      id: 'two-high-days-are-no-run',
      quality: 'too-few',
      who: man('44y'),
      most: 'attention',
      because: run,
    },
    readings: at('5d blood_pressure 126/78; 2d blood_pressure 150/92; 28h blood_pressure 152/94'),
    says: ['reading-blood_pressure attention'],
    never: ['run-', 'pressure-change'],
  },
  {
    ...{ id: 'one-in-range-between', quality: 'sparse', who: man('51y'), most: 'attention', because: run },
    readings: at(
      '6d blood_pressure 150/92; 5d blood_pressure 150/92; 4d blood_pressure 128/80; 3d blood_pressure 152/93; 2d blood_pressure 148/90',
    ),
    says: ['reading-blood_pressure attention'],
    never: ['run-'],
  },
  {
    ...{
      id: 'mistyped-ten-days-ago',
      quality: 'outlier',
      who: man('59y'),
      most: 'information',
      because: device,
    },
    readings: [
      ...series('blood_pressure 124/78', { from: 59, until: 11, perDay: 0.5, noise: 3 }),
      ...at('10d blood_pressure 242/78'),
      ...series('blood_pressure 124/78', { from: 9, perDay: 0.5, noise: 3 }),
    ],
    never: ['pressure-change', 'run-', 'reading-'],
  },
  {
    ...{ id: 'silent-since-a-month', quality: 'gaps', who: man('62y'), most: 'attention', because: home },
    readings: series('blood_pressure 150/93', { from: 70, until: 33, perDay: 0.5, noise: 4 }),
    says: ['run-blood_pressure-high attention'],
    unknown: ['old-readings'],
    never: ['pressure-change', 'reading-'],
  },
  {
    ...{
      id: 'one-evening-across-zones',
      quality: 'time-zone',
      who: man('48y'),
      most: 'attention',
      because: run,
    },
    readings: [
      ...at('3h blood_pressure 149/91; 9h blood_pressure 151/93', { offset: -300 }),
      ...at('11.5h blood_pressure 147/90'),
    ],
    says: ['reading-blood_pressure attention'],
    never: ['run-', 'pressure-change'],
  },
  {
    ...{
      id: 'goal-in-sight',
      quality: 'dense',
      who: man('54y'),
      most: 'attention',
      because: "Fieller's interval of 95 % for the day on which the line meets the target",
    },
    readings: series('blood_pressure 158/92', { from: 28, noise: 1, to: 'blood_pressure 140/83' }),
    goals: [
      goal('pressure', {
        title: 'Upper number down',
        category: 'blood_pressure',
        unit: 'mmHg',
        targetValue: 132,
        fedBy: 'blood_pressure',
      }),
    ],
    says: ['goal-pressure: most likely between', 'run-blood_pressure-high attention'],
  },
  {
    ...{
      id: 'doses-without-a-record',
      quality: 'gaps',
      who: man('58y'),
      most: 'information',
      because: 'A dose without a record may have been taken',
    },
    readings: series('blood_pressure 126/78', { from: 20, noise: 4 }),
    medicines: [medicine('Telmisartan 40 mg', [28, 19, 2])],
    says: ['doses-: without a record'],
    never: ['doses-: missed 7', 'doses- attention', 'run-'],
  },
  {
    ...{ id: 'woman-with-a-run', quality: 'dense', who: woman('60y'), most: 'attention', because: run },
    readings: series('blood_pressure 147/90', { from: 14, perDay: 2, noise: 4 }),
    says: ['run-blood_pressure-high attention', 'reading-blood_pressure attention'],
    never: ['pressure-change', '*: if you are pregnant'],
  },
]);
