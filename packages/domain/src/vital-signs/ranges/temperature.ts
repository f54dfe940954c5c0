import type { End, RangeRule, Step } from '../range';
import { copied, degrees, end, isCritical, isHigh, isLow, opened, rule, unopened, years } from './build';

const ng143 = (clause: string) => copied('ng143', `Table 1: ${clause}`);
const cold = copied('ng254', 'Below 36 °C');
const fever = copied('ng143', 'Fever, 38 °C or more');
const heat = opened('stJohnHeat', 'Heatstroke, signs: above 40 °C (104 °F)');
const newborn = copied('whoNewborn', 'Normal temperature 36.5 to 37.5 °C');
const imnci = unopened('imnci', 'Young infants to 2 months: 37.5 °C or more, refer urgently');
const news2 = (score: number) => copied('news2', `Chart 1, temperature, score ${score}`);
const ng255 = copied('ng255', 'Table 1: below 36 °C moderate to high risk');
const mewt = copied('mewt', 'Temperature 38 °C or more, or 36 °C or less');

const from38 = degrees(38, 100.4);
const from39 = degrees(39, 102.2);
const from40 = degrees(40, 104);
const from36 = degrees(36, 96.8);
/** NEWS2 ends its worst band at 35.0: what lies between 35.0 and 35.1 is the worse. */
const over35 = degrees(35.1, 95.18);
const from35_8 = degrees(35.8, 96.4);
const geneva = opened('geneva2019', 'Abstract: healthy adults, mean less two standard deviations, by mouth');
/** The last value before fever that a thermometer can show; what lies between is fever. */
const under38 = degrees(37.9, 100.3);

type Child = {
  id: string;
  ages: readonly [number, number];
  ageInDays?: readonly [number, number | null];
  group?: 'newborn';
  low: End;
  high: End;
  below: readonly Step[];
  above: readonly Step[];
};
const child = ({ id, group, ...rest }: Child): RangeRule =>
  rule({
    id: `temperature-child-${id}`,
    type: 'temperature',
    code: 'value',
    group: group ?? 'child',
    ...rest,
  });

const red = ng143('under 3 months 38 °C or more, high risk');
/** India refers a young infant from 37.5 °C, NICE from 38 °C: the more cautious decides. */
const perhapsInfected: Step[] = [isCritical(degrees(37.5, 99.5), 'emergency', imnci, red)];

export const temperature: readonly RangeRule[] = [
  child({
    id: 'newborn',
    group: 'newborn',
    ages: [0, 2],
    ageInDays: [0, 29],
    low: end(degrees(36.5, 97.7), newborn),
    high: end(degrees(37.4, 99.4), newborn),
    below: [isLow(degrees(36.5, 97.7), 'same-day', newborn), isCritical(from36, 'emergency', cold)],
    above: perhapsInfected,
  }),
  child({
    id: '1-month',
    ages: [0, 3],
    ageInDays: [29, 60],
    low: end(from36, cold),
    high: end(degrees(37.4, 99.4), imnci),
    below: [isCritical(from36, 'emergency', cold)],
    above: perhapsInfected,
  }),
  child({
    id: '2-months',
    ages: [0, 3],
    ageInDays: [60, null],
    low: end(from36, cold),
    high: end(under38, red),
    below: [isCritical(from36, 'emergency', cold)],
    above: [isCritical(from38, 'emergency', red)],
  }),
  child({
    id: '3-5-months',
    ages: [3, 6],
    low: end(from36, cold),
    high: end(under38, fever),
    below: [isCritical(from36, 'emergency-if-symptoms', cold)],
    above: [
      isHigh(from38, 'emergency-if-symptoms', fever),
      isCritical(from39, 'emergency-if-symptoms', ng143('3 to 6 months 39 °C or more, intermediate risk')),
    ],
  }),
  child({
    id: 'to-4-years',
    ages: [6, years(5)],
    low: end(from36, cold),
    high: end(under38, fever),
    below: [isCritical(from36, 'emergency-if-symptoms', cold)],
    above: [
      isHigh(from38, 'soon', fever),
      isHigh(from39, 'emergency-if-symptoms', fever),
      isCritical(from40, 'emergency-if-symptoms', heat),
    ],
  }),
  child({
    id: '5-15',
    ages: [years(5), years(16)],
    low: end(from36, cold),
    high: end(under38, fever),
    below: [isLow(from36, 'same-day', cold), isCritical(over35, 'emergency', news2(3))],
    above: [
      isHigh(from38, 'soon', fever),
      isHigh(from39, 'emergency-if-symptoms', fever),
      isCritical(from40, 'emergency-if-symptoms', heat),
    ],
  }),
  rule({
    id: 'temperature-adult',
    type: 'temperature',
    code: 'value',
    group: 'adult',
    ages: [years(16), null],
    low: end(from35_8, geneva),
    high: end(under38, copied('nhsFever', '38 °C or more')),
    below: [isLow(from35_8, 'repeat', news2(1)), isCritical(over35, 'emergency', news2(3))],
    above: [
      isHigh(from38, 'soon', copied('nhsFever', '38 °C or more')),
      { ...isHigh(degrees(39.1, 102.4), 'emergency-if-symptoms', news2(2)), over: from39 },
      isCritical(from40, 'emergency', heat),
    ],
    choice:
      'NEWS2 takes 36.1 to 38.0 as normal. Upwards the NHS calls 38.0 a fever, which is the more cautious; downwards healthy adults reach 35.8, and one point of NEWS2 alone asks for nothing.',
  }),
  rule({
    id: 'temperature-pregnancy',
    type: 'temperature',
    code: 'value',
    group: 'pregnant-or-after-birth',
    ages: [null, null],
    low: end(from36, ng255),
    high: end(under38, mewt),
    below: [isLow(from36, 'repeat', ng255), isCritical(over35, 'emergency', news2(3))],
    above: [isCritical(from38, 'emergency-if-symptoms', mewt), isCritical(from40, 'emergency', heat)],
  }),
];
