import { casesOf, man, woman } from '../case';
import { goal, points } from '../goals';
import { at, series, twice } from '../readings';

const baby = 'NG143 table 1: under three months 38 °C or more is a high risk; IMNCI: 37.5 °C to two months';
const cold = 'NG254: below 36 °C';
const fever = 'NG143 and NHS: fever from 38 °C; 39 °C at three to six months';
const signs = 'NG254 table 1: pulse 130 to 139 and breathing 35 to 39 at three and four years, two signs';
const teen = 'AAP 2017 table 3: stage 2 from 140/90; 180/120 is an emergency';
const concern = 'WHO TRS 854: the limits are for adults; below 20 years a target has no range';

export const children = casesOf('children', [
  {
    ...{ id: 'newborn-with-fever', quality: 'sparse', who: man('10d'), most: 'emergency', because: baby },
    readings: at('1h temperature 38.1'),
    says: ['reading-temperature emergency: call 112'],
  },
  {
    ...{ id: 'newborn-cold', quality: 'sparse', who: woman('6d'), most: 'emergency', because: cold },
    readings: at('1h temperature 35.6'),
    says: ['reading-temperature emergency: call 112'],
  },
  {
    ...{
      id: 'two-months-in-fahrenheit',
      quality: 'mixed-units',
      who: woman('2m'),
      most: 'emergency',
      because: baby,
    },
    readings: at('25h temperature 36.9; 2h temperature 100.6 [degF]'),
    says: ['reading-temperature emergency: call 112'],
  },
  {
    ...{ id: 'four-months-with-fever', quality: 'sparse', who: man('4m'), most: 'urgent', because: fever },
    readings: at('2h temperature 39.2'),
    says: ['reading-temperature urgent: 112'],
  },
  {
    ...{ id: 'toddler-with-fever', quality: 'sparse', who: woman('2y'), most: 'attention', because: fever },
    readings: at('2h temperature 38.4'),
    says: ['reading-temperature attention: above range'],
  },
  {
    ...{ id: 'fever-for-four-days', quality: 'dense', who: man('6y'), most: 'attention', because: fever },
    readings: at('3d temperature 38.4; 2d temperature 38.7; 27h temperature 38.3; 3h temperature 38.5'),
    says: ['run-temperature-high attention', 'reading-temperature attention'],
    harmful: ['*: improv'],
  },
  {
    ...{ id: 'fever-that-went', quality: 'dense', who: man('7y'), most: 'information', because: fever },
    readings: at(
      '5d temperature 38.6; 4d temperature 38.4; 3d temperature 38.1; 2d temperature 37.2; 3h temperature 36.8',
    ),
    never: ['run-', 'reading-'],
  },
  {
    ...{ id: 'age-not-known', quality: 'gaps', who: man('unknown'), most: 'urgent', because: baby },
    readings: at('2h temperature 38.2'),
    says: ['reading-temperature urgent: baby under three months'],
    unknown: ['asks-date-of-birth'],
  },
  {
    ...{ id: 'two-signs-at-three', quality: 'sparse', who: man('3y'), most: 'emergency', because: signs },
    readings: at('1h pulse 134; 1h respiratory_rate 36'),
    says: ['signs-together emergency: call 112'],
  },
  {
    ...{
      id: 'infant-breathes-fast',
      quality: 'sparse',
      who: woman('8m'),
      most: 'emergency',
      because: 'NG254 table 1 and WHO IMCI: 60 or more',
    },
    readings: at('1h respiratory_rate 63'),
    says: ['reading-respiratory_rate emergency: call 112'],
  },
  {
    ...{
      id: 'young-infant-breathes-slowly',
      quality: 'sparse',
      who: man('20d'),
      most: 'emergency',
      because: 'WHO, Managing newborn problems, table F-1: fewer than 20',
    },
    readings: at('1h respiratory_rate 18'),
    says: ['reading-respiratory_rate emergency: call 112'],
  },
  {
    ...{
      id: 'five-years-low-oxygen',
      quality: 'sparse',
      who: man('5y'),
      most: 'emergency',
      because: 'NHS and NG254: 92 or less',
    },
    readings: at('1h oxygen_saturation 91'),
    says: ['reading-oxygen_saturation emergency: call 112'],
  },
  {
    ...{
      id: 'newborn-low-sugar',
      quality: 'sparse',
      who: woman('1d'),
      most: 'emergency',
      because: 'WHO and Auckland: below 2.6 mmol/L (47 mg/dL)',
    },
    readings: at('1h glucose 41'),
    says: ['reading-glucose emergency: call 112'],
  },
  {
    ...{
      id: 'four-years-low-sugar',
      quality: 'sparse',
      who: man('4y'),
      most: 'urgent',
      because: 'ADA section 6: below 54 mg/dL is level 2',
    },
    readings: at('1h glucose 50'),
    says: ['reading-glucose urgent: sugar'],
  },
  {
    ...{
      id: 'thirteen-high-sugar',
      quality: 'sparse',
      who: man('13y'),
      most: 'urgent',
      because: 'NG18 1.1: above 11 mmol/L, referred the same day',
    },
    readings: at('2h glucose 262'),
    says: ['reading-glucose urgent: above range'],
    harmful: ['*: sugar now'],
  },
  {
    ...{ id: 'fifteen-high-pressure', quality: 'sparse', who: man('15y'), most: 'urgent', because: teen },
    readings: at('2h blood_pressure 146/92'),
    says: ['reading-blood_pressure urgent: 112'],
  },
  {
    ...{ id: 'fourteen-crisis', quality: 'sparse', who: man('14y'), most: 'emergency', because: teen },
    readings: at('20d blood_pressure 112/68; 1h blood_pressure 184/122'),
    says: ['reading-blood_pressure emergency: call 112'],
  },
  {
    ...{
      id: 'fifteen-losing-weight',
      quality: 'dense',
      who: man('15y'),
      most: 'information',
      because: concern,
    },
    readings: at('30d height 170'),
    goals: [
      goal('weight', { targetValue: 46, points: points([56, 55.2, 54.5, 53.6, 52.9, 52.2, 51.3, 50.6]) }),
    ],
    harmful: ['goal-: if it goes on like this'],
  },
  {
    ...{
      id: 'seven-years-calm',
      quality: 'noisy',
      who: man('7y'),
      most: 'information',
      because: 'PALS and NG254: pulse 60 to 109, breathing 18 to 23',
    },
    readings: [
      ...series('pulse 84', { from: 20, noise: 14 }),
      ...series('respiratory_rate 20', { from: 20, noise: 2 }),
    ],
    never: ['run-', 'reading-', 'signs-'],
  },
  {
    ...{
      id: 'fever-from-two-imports',
      quality: 'duplicated',
      who: woman('3y'),
      most: 'attention',
      because: fever,
    },
    readings: twice(at('27h temperature 38.3; 2h temperature 38.5')),
    says: ['reading-temperature attention'],
    never: ['run-'],
  },
  {
    ...{
      id: 'ear-thermometer-error',
      quality: 'device-error',
      who: man('4y'),
      most: 'urgent',
      because: 'St John Ambulance: above 40 °C',
    },
    readings: at('3d temperature 36.8; 2h temperature 41.9; 1.9h temperature 36.9'),
    says: ['reading-temperature urgent: either may be wrong'],
    never: ['run-'],
  },
  {
    ...{ id: 'one-temperature', quality: 'too-few', who: woman('9y'), most: 'information', because: fever },
    readings: at('4h temperature 37.2'),
    never: ['reading-', 'run-'],
  },
]);
