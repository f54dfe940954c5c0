import { casesOf, man } from '../case';
import { goal, points } from '../goals';
import { medicine } from '../other-items';
import { at, series } from '../readings';

const crisis =
  'NG136 1.5: 180/120 or more is assessed the same day with symptoms; AHA: 180/120, emergency number with symptoms';
const low = 'NEWS2 chart 1: systolic 90 or less scores 3';

export const hypertensionDangers = casesOf('hypertension', [
  {
    ...{ id: 'crisis-after-calm', quality: 'dense', who: man('58y'), most: 'urgent', because: crisis },
    readings: [
      ...series('blood_pressure 126/78', { from: 59, until: 1, perDay: 2, noise: 5 }),
      ...at('2h blood_pressure 192/124'),
    ],
    says: ['reading-blood_pressure urgent: 112', 'reading-blood_pressure: critical (above range)'],
    harmful: ['pressure-change'],
  },
  {
    ...{
      id: 'crisis-beside-falling-average',
      quality: 'dense',
      who: man('61y'),
      most: 'urgent',
      because: crisis,
    },
    readings: [
      ...series('blood_pressure 152/94', { from: 59, until: 31, noise: 3 }),
      ...series('blood_pressure 136/84', { from: 29, until: 1, noise: 3 }),
      ...at('2h blood_pressure 204/126'),
    ],
    says: ['reading-blood_pressure urgent: 112'],
    harmful: ['pressure-change'],
  },
  {
    ...{
      id: 'crisis-beside-a-goal-in-sight',
      quality: 'dense',
      who: man('55y'),
      most: 'urgent',
      because: crisis,
    },
    readings: [
      ...series('blood_pressure 150/92', { from: 28, until: 1, noise: 1, to: 'blood_pressure 137/85' }),
      ...at('3h blood_pressure 206/128'),
      ...at('1h blood_pressure 134/84'),
    ],
    goals: [
      goal('pressure', {
        title: 'Upper number down',
        category: 'blood_pressure',
        unit: 'mmHg',
        targetValue: 130,
        fedBy: 'blood_pressure',
      }),
    ],
    says: ['reading-blood_pressure urgent: 112', 'reading-blood_pressure urgent: advice stays'],
    harmful: ['goal-: if it goes on like this', 'pressure-change'],
  },
  {
    ...{
      id: 'cuff-error-among-calm',
      quality: 'device-error',
      who: man('53y'),
      most: 'urgent',
      because: crisis,
    },
    readings: [
      ...series('blood_pressure 124/78', { from: 59, until: 1, perDay: 0.5, noise: 3 }),
      ...at('3h blood_pressure 252/142; 2h blood_pressure 126/79'),
    ],
    says: ['reading-blood_pressure urgent: either may be wrong'],
    never: ['pressure-change', 'run-'],
  },
  {
    ...{
      id: 'crisis-told-in-another-zone',
      quality: 'time-zone',
      who: man('56y'),
      most: 'urgent',
      because: crisis,
    },
    readings: at('20h blood_pressure 186/112', { offset: -480 }),
    says: ['reading-blood_pressure urgent: 112'],
    timeZone: 'America/Los_Angeles',
  },
  {
    ...{ id: 'too-low-under-treatment', quality: 'dense', who: man('71y'), most: 'urgent', because: low },
    readings: [
      ...series('blood_pressure 146/88', { from: 59, until: 31, noise: 3 }),
      ...series('blood_pressure 122/74', { from: 29, until: 1, noise: 3, to: 'blood_pressure 98/62' }),
      ...at('3h blood_pressure 86/54'),
    ],
    medicines: [medicine('Amlodipine 10 mg', [28, 28, 0])],
    says: ['reading-blood_pressure urgent: 112', 'reading-blood_pressure: below range'],
    harmful: ['pressure-change: is lower'],
  },
  {
    ...{
      id: 'far-too-low',
      quality: 'sparse',
      who: man('64y'),
      most: 'emergency',
      because: 'Subbe and others 2001: systolic 70 or less scores 3',
    },
    readings: at('40d blood_pressure 132/80; 1h blood_pressure 68/40'),
    says: ['reading-blood_pressure emergency: call 112'],
  },
  {
    ...{
      id: 'numbers-too-close',
      quality: 'sparse',
      who: man('37y'),
      most: 'urgent',
      because:
        'WHO dengue 2009: a difference of 20 mmHg or less is shock while the upper number looks normal',
    },
    readings: at('3d blood_pressure 118/78; 2h blood_pressure 104/86'),
    says: ['reading-blood_pressure urgent: 112'],
  },
  {
    ...{
      id: 'crisis-beside-a-goal-of-own-values',
      quality: 'dense',
      who: man('57y'),
      most: 'urgent',
      because: crisis,
    },
    readings: at('2h blood_pressure 196/124'),
    goals: [
      goal('pressure', {
        ...{ title: 'Upper number down', category: 'blood_pressure', unit: 'mmHg', targetValue: 130 },
        points: points([158, 156, 153, 151, 148, 146, 143, 141]),
      }),
    ],
    says: ['reading-blood_pressure urgent: 112'],
    harmful: ['goal-: if it goes on like this'],
  },
]);
