import { casesOf, man, woman } from '../case';
import { medicine } from '../other-items';
import { at, series, twice } from '../readings';

const home = 'NHS pulse oximeter at home: 92 or less, 999; 93 or 94, call a doctor';
const target = 'NEWS2 chart 1, SpO2 scale 2: 88 to 92 scores 0, 83 or less scores 3';
const extra = 'NEWS2 chart 1, SpO2 scale 2 on oxygen: 93 and more scores; 97 or more scores 3';
const altitude = 'Quito 2020: 90 % at 2810 m; WHO pocket book: 87 % or less above 2500 m';
const breathing = 'NEWS2 chart 1: 21 to 24 scores 2, 25 or more scores 3';
const child = 'NG254 table 2: breathing 27 or more at 6 and 7 years; NHS: 92 or less';

export const lungs = casesOf('lungs', [
  {
    ...{
      id: 'copd-at-its-target',
      quality: 'dense',
      who: man('70y', { oxygenTarget: '88-92' }),
      most: 'information',
      because: target,
    },
    readings: series('oxygen_saturation 90', { from: 14, noise: 1 }),
    never: ['reading-', 'run-'],
  },
  {
    ...{
      id: 'copd-below-its-target',
      quality: 'sparse',
      who: man('70y', { oxygenTarget: '88-92' }),
      most: 'urgent',
      because: target,
    },
    readings: at('2d oxygen_saturation 90; 3h oxygen_saturation 86'),
    says: ['reading-oxygen_saturation urgent: 112'],
  },
  {
    ...{
      id: 'copd-far-below',
      quality: 'sparse',
      who: woman('66y', { oxygenTarget: '88-92' }),
      most: 'emergency',
      because: target,
    },
    readings: at('3d oxygen_saturation 89; 2h oxygen_saturation 82'),
    says: ['reading-oxygen_saturation emergency: call 112'],
  },
  {
    ...{
      id: 'copd-too-much-oxygen',
      quality: 'sparse',
      who: man('68y', { oxygenTarget: '88-92' }),
      most: 'urgent',
      because: extra,
    },
    readings: at('2h oxygen_saturation 98'),
    says: ['reading-oxygen_saturation urgent: if you are breathing extra oxygen'],
    never: ['*: below range'],
  },
  {
    ...{ id: 'copd-without-a-target', quality: 'gaps', who: man('69y'), most: 'emergency', because: home },
    readings: at('2h oxygen_saturation 90'),
    says: ['reading-oxygen_saturation emergency: call 112'],
  },
  {
    ...{
      id: 'asthma-attack',
      quality: 'sparse',
      who: man('28y'),
      most: 'emergency',
      because: 'NEWS2 chart 1 and 2 (total 7); NG253',
    },
    readings: at('1h oxygen_saturation 93; 1h respiratory_rate 24; 1h pulse 132'),
    says: [
      'reading-oxygen_saturation urgent: 112',
      'reading-respiratory_rate urgent',
      'signs-together emergency: call 112',
    ],
  },
  {
    ...{ id: 'asthma-of-a-child', quality: 'sparse', who: man('6y'), most: 'emergency', because: child },
    readings: at('1h oxygen_saturation 91; 1h respiratory_rate 29'),
    says: ['reading-oxygen_saturation emergency: call 112', 'reading-respiratory_rate emergency: call 112'],
  },
  {
    ...{ id: 'oxygen-falls-slowly', quality: 'dense', who: man('63y'), most: 'urgent', because: home },
    readings: at(
      '4d oxygen_saturation 96; 3d oxygen_saturation 94; 50h oxygen_saturation 94; 26h oxygen_saturation 93; 3h oxygen_saturation 93',
    ),
    says: ['reading-oxygen_saturation urgent: 112', 'run-oxygen_saturation-low attention: below range'],
    harmful: ['*: improv', '*: is higher'],
  },
  {
    ...{
      id: 'oxygen-recovers-in-an-hour',
      quality: 'outlier',
      who: man('63y'),
      most: 'emergency',
      because: `${home}; either reading may be wrong`,
    },
    readings: at('3d oxygen_saturation 97; 10h oxygen_saturation 88; 1h oxygen_saturation 97'),
    says: ['reading-oxygen_saturation emergency: advice stays'],
    harmful: ['*: improv'],
    never: ['run-'],
  },
  {
    ...{
      id: 'oxygen-recovered-days-ago',
      quality: 'sparse',
      who: man('55y'),
      most: 'information',
      because: 'The latest reading of the type is in range, and the advice of a day is over',
    },
    readings: at(
      '3d oxygen_saturation 93; 2d oxygen_saturation 96; 26h oxygen_saturation 97; 3h oxygen_saturation 97',
    ),
    never: ['reading-', 'run-'],
  },
  {
    ...{
      id: 'in-leh',
      quality: 'sparse',
      who: man('35y', { altitude: '3500' }),
      most: 'information',
      because: altitude,
    },
    readings: series('oxygen_saturation 92', { from: 6, noise: 1 }),
    never: ['reading-', 'run-'],
  },
  {
    ...{
      id: 'in-leh-low',
      quality: 'sparse',
      who: man('35y', { altitude: '3500' }),
      most: 'emergency',
      because: altitude,
    },
    readings: at('2d oxygen_saturation 92; 2h oxygen_saturation 85'),
    says: ['reading-oxygen_saturation emergency: call 112'],
  },
  {
    ...{ id: 'cold-finger', quality: 'device-error', who: man('58y'), most: 'emergency', because: home },
    readings: [
      ...series('oxygen_saturation 97', { from: 20, until: 1, noise: 1 }),
      ...at('2h oxygen_saturation 71; 1.9h oxygen_saturation 97'),
    ],
    says: ['reading-oxygen_saturation emergency: either may be wrong'],
    never: ['run-'],
  },
  {
    ...{ id: 'night-with-an-oximeter', quality: 'dense', who: man('60y'), most: 'urgent', because: home },
    readings: series('oxygen_saturation 94', { from: 2, perDay: 144, noise: 0.4 }),
    says: ['reading-oxygen_saturation urgent'],
  },
  {
    ...{
      id: 'low-from-two-imports',
      quality: 'duplicated',
      who: man('72y'),
      most: 'emergency',
      because: home,
    },
    readings: twice(at('2d oxygen_saturation 96; 3h oxygen_saturation 92')),
    says: ['reading-oxygen_saturation emergency: call 112'],
    never: ['run-'],
  },
  {
    ...{
      id: 'fast-breathing-for-days',
      quality: 'dense',
      who: man('67y'),
      most: 'urgent',
      because: breathing,
    },
    readings: at(
      '3d respiratory_rate 22; 2d respiratory_rate 23; 27h respiratory_rate 22; 3h respiratory_rate 23',
    ),
    says: ['reading-respiratory_rate urgent', 'run-respiratory_rate-high attention'],
  },
  {
    ...{
      id: 'far-too-fast-breathing',
      quality: 'sparse',
      who: woman('64y'),
      most: 'emergency',
      because: breathing,
    },
    readings: at('1h respiratory_rate 28'),
    says: ['reading-respiratory_rate emergency: call 112'],
  },
  {
    ...{
      id: 'far-too-slow-breathing',
      quality: 'sparse',
      who: man('57y'),
      most: 'emergency',
      because: 'NEWS2 chart 1: 8 or less scores 3',
    },
    readings: at('1h respiratory_rate 7'),
    says: ['reading-respiratory_rate emergency: call 112'],
  },
  {
    ...{
      id: 'inhaler-doses',
      quality: 'gaps',
      who: man('31y'),
      most: 'information',
      because: 'A count of what was recorded, and no score',
    },
    medicines: [medicine('Budesonide inhaler', [56, 40, 4]), medicine('Salbutamol inhaler', null)],
    says: ['doses-Budesonide'],
    never: ['doses-Salbutamol', 'doses- attention'],
  },
  {
    ...{ id: 'oximeter-that-wavers', quality: 'noisy', who: man('45y'), most: 'information', because: home },
    readings: series('oxygen_saturation 97', { from: 30, perDay: 2, noise: 2 }),
    never: ['reading-', 'run-'],
  },
  {
    ...{
      id: 'two-readings',
      quality: 'too-few',
      who: man('45y'),
      most: 'information',
      because: 'Two readings are no trend',
    },
    readings: at('2d oxygen_saturation 97; 3h oxygen_saturation 95'),
    never: ['run-', 'reading-', '*: falling'],
  },
  {
    ...{ id: 'low-on-a-flight', quality: 'time-zone', who: man('62y'), most: 'emergency', because: home },
    readings: [...at('30h oxygen_saturation 97'), ...at('18h oxygen_saturation 90', { offset: 600 })],
    says: ['reading-oxygen_saturation emergency: call 112'],
    timeZone: 'Australia/Sydney',
  },
]);
