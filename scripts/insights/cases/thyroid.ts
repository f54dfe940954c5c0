import { casesOf, man, woman } from '../case';
import { lab, medicine } from '../other-items';
import { at, series } from '../readings';

const printed = 'A value is compared with the range that is printed beside it';
const pulse = 'NEWS2 chart 1: pulse 111 to 130 scores 2; NHS: above 120 with symptoms, 999';
const hot = 'St John Ambulance: above 40 °C; NEWS2 chart 1: pulse 131 or more scores 3';
const cold = 'NEWS2 chart 1: 35.0 °C or less scores 3';

export const thyroid = casesOf('thyroid', [
  {
    ...{ id: 'tsh-above', quality: 'sparse', who: woman('60y'), most: 'attention', because: printed },
    labs: [lab('TSH', { number: 9.8, unit: 'm[IU]/L', low: 0.4, high: 4 })],
    says: ['lab-report attention: above the printed range'],
  },
  {
    ...{ id: 'tsh-inside', quality: 'sparse', who: woman('60y'), most: 'information', because: printed },
    labs: [lab('TSH', { number: 2.1, unit: 'm[IU]/L', low: 0.4, high: 4 })],
    never: ['lab-'],
  },
  {
    ...{ id: 'tsh-marked-low', quality: 'gaps', who: man('44y'), most: 'attention', because: printed },
    labs: [lab('TSH', { comparator: '<', number: 0.01, unit: 'm[IU]/L', flag: 'low' })],
    says: ['lab-report attention: marked low on the report'],
  },
  {
    ...{ id: 'tsh-without-a-range', quality: 'gaps', who: man('44y'), most: 'information', because: printed },
    labs: [lab('TSH', { number: 5.2, unit: 'm[IU]/L' })],
    unknown: ['lab-values'],
    never: ['lab-'],
  },
  {
    ...{
      id: 'tsh-of-long-ago',
      quality: 'gaps',
      who: woman('62y'),
      most: 'information',
      because: 'NICE NG145: TSH once a year when it is stable; issue 43, line 1: missing follow-up',
    },
    labs: [lab('TSH', { number: 3.1, unit: 'm[IU]/L', low: 0.4, high: 4, day: '2025-07-10' })],
    medicines: [medicine('Levothyroxine 75 micrograms', [28, 28, 0])],
    says: ['follow-up information'],
  },
  {
    ...{ id: 'racing-at-rest', quality: 'sparse', who: man('38y'), most: 'urgent', because: pulse },
    readings: at('3d pulse 96; 2h pulse 126'),
    says: ['reading-pulse urgent: 112'],
  },
  {
    ...{ id: 'fast-for-a-week', quality: 'dense', who: man('41y'), most: 'attention', because: pulse },
    readings: series('pulse 113', { from: 8, noise: 2 }),
    says: ['run-pulse-high attention', 'reading-pulse attention'],
  },
  {
    ...{ id: 'storm', quality: 'sparse', who: man('36y'), most: 'emergency', because: hot },
    readings: at('1h temperature 40.3; 1h pulse 144'),
    says: ['reading-temperature emergency: call 112', 'reading-pulse urgent'],
  },
  {
    ...{ id: 'cold-and-slow', quality: 'sparse', who: woman('74y'), most: 'emergency', because: cold },
    readings: at('2h temperature 34.6; 2h pulse 44'),
    says: ['reading-temperature emergency: call 112', 'reading-pulse attention'],
  },
  {
    ...{
      id: 'cold-in-fahrenheit',
      quality: 'mixed-units',
      who: woman('77y'),
      most: 'emergency',
      because: cold,
    },
    readings: at('26h temperature 36.4; 2h temperature 94.6 [degF]'),
    says: ['reading-temperature emergency: call 112'],
  },
  {
    ...{
      id: 'levothyroxine-with-gaps',
      quality: 'gaps',
      who: woman('61y'),
      most: 'information',
      because: 'A count of what was recorded, and no score',
    },
    medicines: [medicine('Levothyroxine 50 micrograms', [28, 21, 1])],
    says: ['doses-: may have been taken'],
    never: ['doses- attention'],
  },
  {
    ...{
      id: 'levothyroxine-two-late',
      quality: 'dense',
      who: woman('61y'),
      most: 'information',
      because: "Nadi's own number: fewer than three gaps are not told",
    },
    medicines: [medicine('Levothyroxine 50 micrograms', [28, 26, 1])],
    never: ['doses-'],
  },
  {
    ...{
      id: 'pulse-that-wavers',
      quality: 'noisy',
      who: man('40y'),
      most: 'information',
      because: 'NEWS2 and NHS: 51 to 100 at rest',
    },
    readings: series('pulse 76', { from: 40, perDay: 3, noise: 22 }),
    never: ['run-', 'reading-'],
  },
  {
    ...{
      id: 'wrist-band-error',
      quality: 'device-error',
      who: man('47y'),
      most: 'emergency',
      because: 'AHA: 150 or more is typical of a tachyarrhythmia',
    },
    readings: [
      ...series('pulse 72', { from: 12, until: 1, perDay: 6, noise: 8 }),
      ...at('4h pulse 212; 3.9h pulse 74'),
    ],
    says: ['reading-pulse emergency: either may be wrong'],
    never: ['run-'],
  },
]);
