import { casesOf, man, woman } from '../case';
import { goal, points } from '../goals';
import { lab, medicine } from '../other-items';
import { at, series, twice } from '../readings';

const oxygen = 'NHS pulse oximeter at home: 92 or less, 999; 93 or 94, call a doctor';
const pulseHigh = 'NEWS2 chart 1: 131 or more scores 3; AHA: 150 or more is typical of a tachyarrhythmia';
const slow = 'NEWS2 chart 1: 40 or less scores 3; below 30 is not normal even in athletes';
const together = 'NEWS2 chart 2 and NG253: a total of 7 or more is a high risk';
const fluid =
  'ESC, heartfailurematters.org, Weight gain: more than 2 kg in three days is told to a doctor or nurse';
const printed =
  'A value is compared with the range that is printed beside it; what the report calls critical is told to its doctor now';
const trend = 'Issue 43, line 1: a trend change with its interval; no clause gives a level above information';

export const heartFailure = casesOf('heart-failure', [
  {
    ...{ id: 'water-in-three-days', quality: 'dense', who: man('69y'), most: 'attention', because: fluid },
    readings: [
      ...series('weight 74.2', { from: 30, until: 4, noise: 0.3 }),
      ...at('3d weight 74.4; 2d weight 75.5; 27h weight 76.3; 4h weight 77.1'),
    ],
    says: ['weight-change attention'],
  },
  {
    ...{ id: 'scales-that-waver', quality: 'noisy', who: man('69y'), most: 'information', because: fluid },
    readings: series('weight 74.2', { from: 40, noise: 0.7 }),
    never: ['weight-', 'run-', 'reading-'],
  },
  {
    ...{ id: 'oxygen-falls-below', quality: 'dense', who: man('72y'), most: 'emergency', because: oxygen },
    readings: series('oxygen_saturation 98', { from: 10, perDay: 2, to: 'oxygen_saturation 90' }),
    says: ['reading-oxygen_saturation emergency: call 112', 'run-oxygen_saturation-low'],
    harmful: ['*: is higher', '*: improv'],
  },
  {
    ...{
      id: 'oxygen-falls-within-the-range',
      quality: 'dense',
      who: man('70y'),
      most: 'information',
      because: trend,
    },
    readings: series('oxygen_saturation 99', { from: 30, perDay: 2, to: 'oxygen_saturation 95' }),
    says: ['oxygen_saturation-change information'],
    harmful: ['*: improv'],
    never: ['run-', 'reading-'],
  },
  {
    ...{
      id: 'pulse-rises-within-the-range',
      quality: 'dense',
      who: man('66y'),
      most: 'information',
      because: trend,
    },
    readings: series('pulse 66', { from: 30, noise: 2, to: 'pulse 94' }),
    says: ['pulse-change information'],
    never: ['run-', 'reading-'],
  },
  {
    ...{ id: 'racing', quality: 'sparse', who: man('64y'), most: 'urgent', because: pulseHigh },
    readings: at('4d pulse 78; 2h pulse 136'),
    says: ['reading-pulse urgent: 112'],
  },
  {
    ...{
      id: 'racing-far-too-fast',
      quality: 'sparse',
      who: woman('73y'),
      most: 'emergency',
      because: pulseHigh,
    },
    readings: at('4d pulse 82; 1h pulse 168'),
    says: ['reading-pulse emergency: call 112'],
  },
  {
    ...{ id: 'slow-under-medicines', quality: 'sparse', who: man('75y'), most: 'urgent', because: slow },
    readings: at('2d pulse 58; 3h pulse 38'),
    medicines: [medicine('Metoprolol 50 mg', [56, 55, 0])],
    says: ['reading-pulse urgent: 112'],
  },
  {
    ...{
      id: 'slow-for-a-week',
      quality: 'dense',
      who: man('70y'),
      most: 'attention',
      because: 'NEWS2 chart 1: 41 to 50 scores 1',
    },
    readings: series('pulse 47', { from: 7, noise: 2 }),
    says: ['run-pulse-low attention', 'reading-pulse attention'],
  },
  {
    ...{
      id: 'pulse-of-twenty-from-a-band',
      quality: 'device-error',
      who: man('61y'),
      most: 'emergency',
      because: slow,
    },
    readings: [
      ...series('pulse 70', { from: 10, until: 1, perDay: 4, noise: 6 }),
      ...at('3h pulse 22; 2.8h pulse 72'),
    ],
    says: ['reading-pulse emergency: either may be wrong'],
    never: ['run-'],
  },
  {
    ...{ id: 'signs-together', quality: 'sparse', who: man('71y'), most: 'emergency', because: together },
    readings: at('2h oxygen_saturation 93; 2h respiratory_rate 23; 2h pulse 114; 2h blood_pressure 106/70'),
    says: ['signs-together emergency: call 112', 'reading-oxygen_saturation urgent'],
  },
  {
    ...{
      id: 'signs-of-different-days',
      quality: 'sparse',
      who: man('71y'),
      most: 'urgent',
      because: 'NEWS2 chart 4: readings of more than six hours apart are not of the same time',
    },
    readings: at(
      '2h oxygen_saturation 94; 12h respiratory_rate 22; 14h pulse 112; 20h blood_pressure 106/70',
    ),
    says: ['reading-oxygen_saturation urgent', 'reading-respiratory_rate urgent'],
    never: ['signs-together'],
  },
  {
    ...{
      id: 'low-pressure',
      quality: 'dense',
      who: woman('67y'),
      most: 'urgent',
      because: 'NEWS2 chart 1: systolic 90 or less scores 3',
    },
    readings: [
      ...series('blood_pressure 112/70', { from: 40, until: 1, noise: 4 }),
      ...at('2h blood_pressure 84/56'),
    ],
    says: ['reading-blood_pressure urgent: below range'],
    harmful: ['pressure-change: is lower'],
  },
  {
    ...{ id: 'potassium-above', quality: 'sparse', who: man('70y'), most: 'attention', because: printed },
    labs: [lab('Potassium', { number: 5.9, unit: 'mmol/L', low: 3.5, high: 5.1 })],
    says: ['lab-report attention: critical', 'lab-report: 112'],
  },
  {
    ...{
      id: 'silent-for-six-weeks',
      quality: 'gaps',
      who: man('74y'),
      most: 'information',
      because: 'That nothing is said is no sign that all is well',
    },
    readings: series('weight 81', { from: 80, until: 42, noise: 0.5 }),
    unknown: ['old-readings'],
    never: ['weight-'],
  },
  {
    ...{
      id: 'weights-in-two-units',
      quality: 'mixed-units',
      who: man('65y'),
      most: 'information',
      because: 'International pound, 1959: 176 lb is 79.8 kg',
    },
    readings: at(
      '9d weight 80; 7d weight 176 [lb_av]; 5d weight 79.8; 3d weight 176.2 [lb_av]; 5h weight 80.1',
    ),
    never: ['weight-', 'run-', '*: 176'],
  },
  {
    ...{
      id: 'goal-leads-away',
      quality: 'dense',
      who: man('60y'),
      most: 'information',
      because: 'A line that leads away is said without blame',
    },
    goals: [goal('weight', { points: points([78, 78.5, 79.1, 79.5, 80.2, 80.6, 81.1, 81.7]) })],
    says: ['goal-weight: do not lead to', 'goal-weight: no judgement'],
    never: ['goal-: most likely between'],
  },
  {
    ...{
      id: 'oxygen-from-two-imports',
      quality: 'duplicated',
      who: man('68y'),
      most: 'emergency',
      because: oxygen,
    },
    readings: twice(at('4h oxygen_saturation 91')),
    says: ['reading-oxygen_saturation emergency: call 112'],
    never: ['run-'],
  },
]);
