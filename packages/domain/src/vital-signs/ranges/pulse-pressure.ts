import type { RangeRule } from '../range';
import { copied, end, isLow, mmHg, rule, years } from './build';

const dengue = copied(
  'whoDengue',
  'Pulse pressure of 20 mmHg or less with the upper number still normal: shock',
);

const narrow = {
  type: 'blood_pressure',
  code: 'pulse-pressure',
  low: end(mmHg(21), dengue),
  below: [isLow(mmHg(21), 'emergency-if-symptoms', dengue)],
  choice:
    'In well people a difference of 20 mmHg is most often a slip or a loose cuff, so signs decide; in dengue it is shock while the upper number still looks normal. A side that the numbers themselves lie on stays. For babies under one year no source was found.',
} as const;

/** The upper number less the lower, which tells of shock before the upper number falls. */
export const pulsePressure: readonly RangeRule[] = [
  rule({ ...narrow, id: 'pulse-pressure-child', group: 'child', ages: [years(1), years(18)] }),
  rule({ ...narrow, id: 'pulse-pressure-adult', group: 'adult', ages: [years(18), null] }),
];
