import { casesOf, man, woman } from '../case';
import { lab } from '../other-items';
import { at, series, twice } from '../readings';

const fever = 'NHS: fever from 38 °C; NEWS2 chart 1: 39.1 °C or more scores 2';
const heat = 'St John Ambulance: above 40 °C';
const shock = 'WHO dengue 2009: a difference of 20 mmHg or less with the upper number still normal is shock';
const together = 'NEWS2 chart 1 and 2 (total 7 or more); NG253';
const oxygen = 'NHS pulse oximeter at home: 92 or less, 999; 93 or 94, call a doctor';

export const infection = casesOf('infection', [
  {
    ...{ id: 'fever-over', quality: 'dense', who: man('33y'), most: 'information', because: fever },
    readings: at(
      '6d temperature 38.8; 5d temperature 38.5; 4d temperature 38.1; 3d temperature 37.4; 26h temperature 36.9; 3h temperature 36.7',
    ),
    never: ['run-', 'reading-'],
  },
  {
    ...{ id: 'fever-for-six-days', quality: 'dense', who: man('29y'), most: 'attention', because: fever },
    readings: series('temperature 38.5', { from: 6, perDay: 2, noise: 0.3 }),
    says: ['run-temperature-high attention', 'reading-temperature attention'],
    harmful: ['*: improv'],
  },
  {
    ...{ id: 'high-fever', quality: 'sparse', who: man('40y'), most: 'urgent', because: fever },
    readings: at('26h temperature 38.2; 2h temperature 39.5'),
    says: ['reading-temperature urgent: 112'],
  },
  {
    ...{
      id: 'high-fever-in-fahrenheit',
      quality: 'mixed-units',
      who: man('40y'),
      most: 'urgent',
      because: fever,
    },
    readings: at('26h temperature 38.2; 2h temperature 103.1 [degF]'),
    says: ['reading-temperature urgent: 103.1'],
  },
  {
    ...{ id: 'heat', quality: 'sparse', who: man('45y'), most: 'emergency', because: heat },
    readings: at('1h temperature 40.4'),
    says: ['reading-temperature emergency: call 112'],
  },
  {
    ...{
      id: 'dengue-when-the-fever-goes',
      quality: 'dense',
      who: man('31y'),
      most: 'urgent',
      because: shock,
    },
    readings: at(
      '4d temperature 39.4; 3d temperature 39.2; 2d temperature 38.6; 5h temperature 37; 2h blood_pressure 102/86',
    ),
    labs: [lab('Platelets', { number: 48, unit: '10*3/uL', low: 150, high: 410, day: '2026-11-20' })],
    says: ['reading-blood_pressure urgent: 112', 'lab-report attention: below the printed range'],
    harmful: ['*: improv', '*: fever is over'],
  },
  {
    ...{ id: 'sepsis', quality: 'sparse', who: man('50y'), most: 'emergency', because: together },
    readings: at('3h temperature 38.7; 2h pulse 121; 1h respiratory_rate 24; 1h blood_pressure 96/60'),
    says: ['signs-together emergency: call 112', 'reading-respiratory_rate urgent'],
  },
  {
    ...{
      id: 'sepsis-of-a-woman-not-asked',
      quality: 'gaps',
      who: woman('30y'),
      most: 'emergency',
      because: 'NG255 table 1 and MEWT 2016: two signs, if pregnant or after birth',
    },
    readings: at('2h pulse 114; 1h respiratory_rate 22'),
    says: ['signs-together emergency: if you are pregnant', 'reading-respiratory_rate urgent'],
    unknown: ['asks-pregnancy'],
  },
  {
    ...{
      id: 'cold-after-fever',
      quality: 'outlier',
      who: man('62y'),
      most: 'emergency',
      because: 'NEWS2 chart 1: 35.0 °C or less scores 3, 39.1 or more scores 2',
    },
    readings: at('8h temperature 39.6; 1h temperature 34.7'),
    says: ['reading-temperature emergency: call 112', 'reading-temperature: 39.6'],
  },
  {
    ...{ id: 'oxygen-after-pneumonia', quality: 'dense', who: man('56y'), most: 'urgent', because: oxygen },
    readings: series('oxygen_saturation 98', { from: 12, perDay: 2, to: 'oxygen_saturation 93' }),
    says: ['reading-oxygen_saturation urgent: 112'],
    harmful: ['*: improv', '*: is higher'],
  },
  {
    ...{
      id: 'fast-breathing',
      quality: 'sparse',
      who: man('38y'),
      most: 'emergency',
      because: 'NEWS2 chart 1: 25 or more scores 3',
    },
    readings: at('26h respiratory_rate 18; 1h respiratory_rate 27'),
    says: ['reading-respiratory_rate emergency: call 112'],
  },
  {
    ...{
      id: 'temperature-that-wavers',
      quality: 'noisy',
      who: man('27y'),
      most: 'information',
      because: fever,
    },
    readings: series('temperature 36.9', { from: 14, perDay: 3, noise: 0.8 }),
    never: ['run-', 'reading-'],
  },
  {
    ...{
      id: 'thermometer-error',
      quality: 'device-error',
      who: man('27y'),
      most: 'emergency',
      because: heat,
    },
    readings: at('2d temperature 36.8; 3h temperature 42.6; 2.9h temperature 36.9'),
    says: ['reading-temperature emergency: either may be wrong'],
    never: ['run-'],
  },
  {
    ...{
      id: 'fever-imported-twice',
      quality: 'duplicated',
      who: man('36y'),
      most: 'attention',
      because: fever,
    },
    readings: twice(at('26h temperature 38.4; 3h temperature 38.6')),
    says: ['reading-temperature attention'],
    never: ['run-'],
  },
  {
    ...{ id: 'fever-of-last-week', quality: 'gaps', who: man('48y'), most: 'urgent', because: fever },
    readings: at('5d temperature 39.4'),
    says: ['reading-temperature urgent: if you have not spoken to a doctor'],
  },
  {
    ...{ id: 'fever-across-zones', quality: 'time-zone', who: man('42y'), most: 'urgent', because: fever },
    readings: [...at('40h temperature 36.7'), ...at('23h temperature 39.3', { offset: 540 })],
    says: ['reading-temperature urgent: 112'],
    timeZone: 'Asia/Tokyo',
  },
  {
    ...{ id: 'one-warm-evening', quality: 'too-few', who: man('35y'), most: 'information', because: fever },
    readings: at('4h temperature 37.6'),
    never: ['reading-', 'run-'],
  },
]);
