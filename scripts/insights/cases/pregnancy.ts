import { casesOf, man, woman } from '../case';
import { goal, points } from '../goals';
import { lab } from '../other-items';
import { at, series, twice } from '../readings';

const pregnant = (age: string) => woman(age, { pregnancy: 'pregnant' });
const raised =
  'NG133 1.4 table 1: hypertension, 140/90 to 159/109; CG107: with signs of pre-eclampsia, help straight away';
const severe = 'NG133 1.4 table 1: severe hypertension, 160/110 or more';
const again = 'NG133 1.4 table 1: it is measured once or twice a week';
const sugar = 'WHO 2013: fasting 92 mg/dL or more; ADA section 15: two hours after a meal below 120 mg/dL';
const isshp = 'ISSHP 2021: home blood pressure 135/85 or more';
const mewt = 'MEWT 2016: temperature 38 °C or more; pulse above 110: two signs';
const sixWeeks = 'NG133: until six weeks after birth';
const weight =
  'WHO TRS 854: limits of weight are for people who are not pregnant; no target of losing weight has a range';

export const pregnancy = casesOf('pregnancy', [
  {
    ...{ id: 'raised', quality: 'sparse', who: pregnant('29y'), most: 'urgent', because: raised },
    readings: at('6d blood_pressure 118/76; 2h blood_pressure 144/92'),
    says: ['reading-blood_pressure urgent: 112'],
    never: ['*: if you are pregnant'],
  },
  {
    ...{ id: 'severe', quality: 'sparse', who: pregnant('33y'), most: 'emergency', because: severe },
    readings: at('3d blood_pressure 132/82; 1h blood_pressure 166/108'),
    says: ['reading-blood_pressure emergency: call 112'],
  },
  {
    ...{ id: 'severe-and-not-known', quality: 'gaps', who: woman('30y'), most: 'urgent', because: severe },
    readings: at('2h blood_pressure 165/112'),
    says: [
      'reading-blood_pressure urgent: if you are pregnant or gave birth',
      'reading-blood_pressure: call 112',
    ],
    unknown: ['asks-pregnancy'],
  },
  {
    ...{ id: 'raised-yesterday', quality: 'gaps', who: pregnant('27y'), most: 'urgent', because: again },
    readings: at('28h blood_pressure 150/95'),
    says: ['reading-blood_pressure urgent: maternity unit'],
  },
  {
    ...{ id: 'raised-weeks-ago', quality: 'gaps', who: pregnant('31y'), most: 'urgent', because: again },
    readings: at('20d blood_pressure 152/96'),
    says: ['reading-blood_pressure urgent: maternity unit'],
  },
  {
    ...{
      id: 'raised-and-measured-again',
      quality: 'sparse',
      who: pregnant('31y'),
      most: 'information',
      because: again,
    },
    readings: at('4d blood_pressure 146/93; 3d blood_pressure 124/78; 5h blood_pressure 122/78'),
    never: ['reading-', 'run-'],
  },
  {
    ...{
      id: 'rises-within-the-range',
      quality: 'dense',
      who: pregnant('26y'),
      most: 'attention',
      because: 'ISO 81060-2: more than a validated cuff may be off',
    },
    readings: [
      ...series('blood_pressure 104/64', { from: 59, until: 31, noise: 2 }),
      ...series('blood_pressure 124/79', { from: 29, noise: 3 }),
    ],
    says: ['pressure-change attention: is higher'],
    harmful: ['*: improv'],
  },
  {
    ...{
      id: 'run-above-the-home-limit',
      quality: 'dense',
      who: pregnant('35y'),
      most: 'attention',
      because: isshp,
    },
    readings: at(
      '3d blood_pressure 136/86; 2d blood_pressure 137/87; 27h blood_pressure 136/88; 3h blood_pressure 138/87',
    ),
    says: ['run-blood_pressure-high attention', 'reading-blood_pressure attention'],
  },
  {
    ...{
      id: 'severe-beside-a-falling-average',
      quality: 'dense',
      who: pregnant('34y'),
      most: 'emergency',
      because: severe,
    },
    readings: [
      ...series('blood_pressure 132/83', { from: 59, until: 31, noise: 1 }),
      ...series('blood_pressure 116/72', { from: 29, until: 1, noise: 3 }),
      ...at('2h blood_pressure 168/112'),
    ],
    says: ['reading-blood_pressure emergency: call 112'],
    harmful: ['pressure-change'],
  },
  {
    ...{
      id: 'cuff-error',
      quality: 'device-error',
      who: pregnant('28y'),
      most: 'emergency',
      because: severe,
    },
    readings: [
      ...series('blood_pressure 114/72', { from: 20, until: 1, noise: 4 }),
      ...at('3h blood_pressure 214/130; 2.8h blood_pressure 116/74'),
    ],
    says: ['reading-blood_pressure emergency: either may be wrong'],
    never: ['run-'],
  },
  {
    ...{ id: 'fasting-sugar', quality: 'sparse', who: pregnant('32y'), most: 'attention', because: sugar },
    readings: at('3h glucose 97 mg/dL fasting'),
    says: ['reading-glucose attention: above range'],
  },
  {
    ...{ id: 'run-after-meals', quality: 'dense', who: pregnant('36y'), most: 'attention', because: sugar },
    readings: series('glucose 148 mg/dL after-meal', { from: 6, noise: 9 }),
    says: ['run-glucose-high attention', 'reading-glucose attention'],
  },
  {
    ...{
      id: 'sugar-in-two-units',
      quality: 'mixed-units',
      who: pregnant('30y'),
      most: 'attention',
      because: sugar,
    },
    readings: at(
      '3d glucose 5.4 mmol/L fasting; 2d glucose 98 mg/dL fasting; 27h glucose 5.5 mmol/L fasting; 3h glucose 96 mg/dL fasting',
    ),
    says: ['run-glucose-high attention: 4 readings'],
  },
  {
    ...{
      id: 'high-sugar',
      quality: 'sparse',
      who: pregnant('24y'),
      most: 'urgent',
      because: 'Consensus report 2024: ketoacidosis from 200 mg/dL',
    },
    readings: at('1h glucose 214'),
    says: ['reading-glucose urgent'],
  },
  {
    ...{
      id: 'fever',
      quality: 'sparse',
      who: pregnant('23y'),
      most: 'urgent',
      because: 'MEWT 2016: temperature 38 °C or more',
    },
    readings: at('2h temperature 38.4'),
    says: ['reading-temperature urgent: 112'],
  },
  {
    ...{
      id: 'fever-in-fahrenheit',
      quality: 'mixed-units',
      who: pregnant('25y'),
      most: 'urgent',
      because: 'MEWT 2016: temperature 38 °C (100.4 °F) or more',
    },
    readings: at('30h temperature 36.8; 2h temperature 101.2 [degF]'),
    says: ['reading-temperature urgent: 112'],
  },
  {
    ...{
      id: 'fever-and-a-fast-pulse',
      quality: 'sparse',
      who: pregnant('31y'),
      most: 'emergency',
      because: mewt,
    },
    readings: at('2h temperature 38.6; 1h pulse 116'),
    says: ['signs-together emergency: call 112', 'reading-temperature urgent'],
  },
  {
    ...{
      id: 'oxygen',
      quality: 'sparse',
      who: pregnant('30y'),
      most: 'urgent',
      because: 'MEWC 2014: below 95 % on room air',
    },
    readings: at('2h oxygen_saturation 94'),
    says: ['reading-oxygen_saturation urgent: 112'],
  },
  {
    ...{
      id: 'ten-days-after-birth',
      quality: 'sparse',
      who: woman('31y', { pregnancy: 'not-pregnant', afterBirth: '10d' }),
      most: 'urgent',
      because: sixWeeks,
    },
    readings: at('2h blood_pressure 152/97'),
    says: ['reading-blood_pressure urgent: 112'],
  },
  {
    ...{
      id: 'seven-weeks-after-birth',
      quality: 'sparse',
      who: woman('31y', { pregnancy: 'not-pregnant', afterBirth: '49d' }),
      most: 'attention',
      because: sixWeeks,
    },
    readings: at('2h blood_pressure 152/97'),
    says: ['reading-blood_pressure attention'],
  },
  {
    ...{
      id: 'not-possible-at-57',
      quality: 'sparse',
      who: woman('57y'),
      most: 'attention',
      because: 'NG136 1.2: below 180/120 a doctor in the next days',
    },
    readings: at('2h blood_pressure 165/108'),
    says: ['reading-blood_pressure attention'],
    never: ['*: if you are pregnant'],
  },
  {
    ...{
      id: 'not-possible-for-a-man',
      quality: 'sparse',
      who: man('30y'),
      most: 'attention',
      because: 'NG136 1.2: below 180/120 a doctor in the next days',
    },
    readings: at('2h blood_pressure 165/108'),
    says: ['reading-blood_pressure attention'],
    never: ['*: if you are pregnant'],
  },
  {
    ...{ id: 'losing-weight', quality: 'dense', who: pregnant('29y'), most: 'information', because: weight },
    readings: at('200d height 162'),
    goals: [
      goal('weight', { targetValue: 60, points: points([68, 67.4, 66.9, 66.1, 65.6, 65.1, 64.4, 63.9]) }),
    ],
    harmful: ['goal-: if it goes on like this'],
  },
  {
    ...{ id: 'calm', quality: 'dense', who: pregnant('30y'), most: 'information', because: isshp },
    readings: series('blood_pressure 112/70', { from: 28, perDay: 2, noise: 7 }),
    never: ['run-', 'reading-', 'pressure-change'],
  },
  {
    ...{
      id: 'calm-imported-twice',
      quality: 'duplicated',
      who: pregnant('30y'),
      most: 'information',
      because: isshp,
    },
    readings: twice(series('blood_pressure 110/68', { from: 20, perDay: 1, noise: 5 })),
    never: ['run-', 'reading-', 'pressure-change'],
  },
  {
    ...{
      id: 'haemoglobin-below',
      quality: 'sparse',
      who: pregnant('22y'),
      most: 'attention',
      because: 'A value is compared with the range that is printed beside it',
    },
    labs: [lab('Haemoglobin', { number: 8.6, unit: 'g/dL', low: 11, high: 15 })],
    says: ['lab-report attention: below the printed range'],
  },
]);
