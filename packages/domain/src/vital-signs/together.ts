import type { Condition } from './circumstances';
import type { AppliedRange, Interpretation } from './interpretation';
import { toCanonical } from './units';
import { numberOf, type Reading, type VitalSignType } from './vital-sign';

/**
 * Hours within which readings count as taken together. NEWS2 (chart 4) has people with a score of one to four measured again within four to
 * six hours, so an older reading is no longer of the same time.
 */
export const togetherHours = 6;

/** Types of readings that are combined. */
export const signTypes = [
  'respiratory_rate',
  'oxygen_saturation',
  'blood_pressure',
  'pulse',
  'temperature',
] as const satisfies readonly VitalSignType[];

/** Several readings that together ask for more than each alone. */
export type Together<R> = {
  /** `news2` for adults, `maternal` in pregnancy and for six weeks after birth, `paediatric` below 16 years. */
  list: 'news2' | 'maternal' | 'paediatric';
  /** The points of NEWS2, or the number of signs of the other lists. */
  total: number;
  advice: 'emergency' | 'emergency-if-symptoms';
  condition: Condition | null;
  /** The readings that count. */
  readings: readonly R[];
};

/** An assessment, as far as a message depends on it. */
export type ToldInterpretation = Pick<Interpretation, 'status' | 'side' | 'advice' | 'worst'> & {
  ranges: readonly Pick<AppliedRange, 'group' | 'condition'>[];
};

type Interpreted = Reading & { measuredAt: string; interpretation: ToldInterpretation };

/**
 * Returns what the latest readings of the last hours amount to; null if it is nothing more.
 *
 * @param latest one of each type
 */
export function combineSigns<R extends Interpreted>(latest: readonly R[], now: Date): Together<R> | null {
  const recent = latest.filter(({ measuredAt }) => {
    const age = now.getTime() - Date.parse(measuredAt);
    return age <= togetherHours * 3_600_000;
  });
  const ranges = recent.flatMap(({ type, interpretation }) =>
    // Ranges of pressure are those of a child until 18 years, all others until 16.
    type === 'blood_pressure' ? [] : interpretation.ranges,
  );
  const all = recent.flatMap(({ interpretation }) => interpretation.ranges);
  if (ranges.some(isOfChild)) return countSigns('paediatric', recent, null);
  if (all.some((range) => isOfPregnancy(range) && range.condition === null))
    return countSigns('maternal', recent, null);
  const byScore = scoreByNews2(recent);
  if (byScore?.advice === 'emergency') return byScore;
  const isPossible = all.some((range) => isOfPregnancy(range) && range.condition !== null);
  const maternal = isPossible ? countSigns('maternal', recent, 'pregnant-or-after-birth') : null;
  return maternal ?? byScore;
}

const isOfChild = ({ group }: Pick<AppliedRange, 'group'>): boolean =>
  group === 'child' || group === 'newborn';
const isOfPregnancy = ({ group }: Pick<AppliedRange, 'group'>): boolean =>
  group === 'pregnant-or-after-birth';

/** From which value on how many points are given; the last row that is reached counts. */
type Points = readonly (readonly [from: number, points: number])[];

/** NEWS2 (Royal College of Physicians, 2017), chart 1. Between two whole numbers the worse counts. */
const points: Partial<Record<VitalSignType, Points>> & Record<(typeof signTypes)[number], Points> = {
  respiratory_rate: [
    [Number.NEGATIVE_INFINITY, 3],
    [9, 1],
    [12, 0],
    [20.000_001, 2],
    [24.000_001, 3],
  ],
  oxygen_saturation: [
    [Number.NEGATIVE_INFINITY, 3],
    [92, 2],
    [94, 1],
    [96, 0],
  ],
  blood_pressure: [
    [Number.NEGATIVE_INFINITY, 3],
    [91, 2],
    [101, 1],
    [111, 0],
    [220, 3],
  ],
  pulse: [
    [Number.NEGATIVE_INFINITY, 3],
    [41, 1],
    [51, 0],
    [90.000_001, 1],
    [110.000_001, 2],
    [130.000_001, 3],
  ],
  temperature: [
    [Number.NEGATIVE_INFINITY, 3],
    [35.1, 1],
    [36.1, 0],
    [38.000_001, 1],
    [39.000_001, 2],
  ],
};
/** Chart 1, SpO2 scale 2, for a target of 88 to 92 % that was told. Above it air and extra oxygen differ, which is not known. */
const withTarget: Points = [
  [Number.NEGATIVE_INFINITY, 3],
  [84, 2],
  [86, 1],
  [88, 0],
];

/** Returns the points of one reading by NEWS2; 0 for what it does not score. */
export function news2Points({ interpretation: { ranges }, ...reading }: Interpreted): number {
  const value = numberOf(reading, reading.type === 'blood_pressure' ? 'systolic' : 'value');
  if (value === null) return 0;
  // Published for sea level.
  if (ranges.some(({ group }) => group === 'altitude')) return 0;
  const scale = ranges.some(({ group }) => group === 'oxygen-target-88-92')
    ? withTarget
    : points[reading.type];
  const canonical = toCanonical(value, reading.unit);
  // A converted value is off by less than what a thermometer shows.
  return scale?.findLast(([from]) => canonical >= from - 1e-9)?.[1] ?? 0;
}

/**
 * NEWS2, chart 2, and NICE NG253: a total of 7 or more suggests a high risk, 5 or 6 a moderate one. Consciousness and extra oxygen are not known,
 * so a total is never too high.
 */
function scoreByNews2<R extends Interpreted>(recent: readonly R[]): Together<R> | null {
  const scored = recent.map((reading) => ({ reading, score: news2Points(reading) }));
  const total = scored.reduce((sum, { score }) => sum + score, 0);
  if (total < 5) return null;
  return {
    list: 'news2',
    total,
    advice: total >= 7 ? 'emergency' : 'emergency-if-symptoms',
    condition: null,
    readings: scored.flatMap(({ reading, score }) => (score > 0 ? [reading] : [])),
  };
}

/**
 * Returns two or more signs of a list. NICE has a person with any one of the moderate signs assessed (NG255 table 1, NG254 tables 1 to 3), and with two or more
 * at once by a clinician within the hour, which from home is by the emergency number.
 */
function countSigns<R extends Interpreted>(
  list: 'maternal' | 'paediatric',
  recent: readonly R[],
  condition: Condition | null,
): Together<R> | null {
  const readings = recent.filter(list === 'maternal' ? isMaternalSign : isPaediatricSign);
  if (readings.length < 2) return null;
  return { list, total: readings.length, advice: 'emergency', condition, readings };
}

/**
 * NICE NG255 table 1: breathing from 21, an upper number of 100 or less, below 36 °C. The Maternal Early Warning Trigger (2016): pulse above 110, since
 * 100 is frequent in late pregnancy, and 38 °C or more. MEWC (2014): oxygen below 95 %.
 */
function isMaternalSign(reading: Interpreted): boolean {
  const value = numberOf(reading, reading.type === 'blood_pressure' ? 'systolic' : 'value');
  if (value === null) return false;
  switch (reading.type) {
    case 'respiratory_rate':
      return value >= 21;
    case 'pulse':
      return value > 110;
    case 'blood_pressure':
      return value <= 100;
    case 'oxygen_saturation':
      return value < 95 && !reading.interpretation.ranges.some(({ group }) => group === 'altitude');
    case 'temperature': {
      const degrees = toCanonical(value, reading.unit);
      return degrees < 36 - 1e-9 || degrees >= 38 - 1e-9;
    }
    default:
      return false;
  }
}

/**
 * NICE NG254 tables 1 to 3, by the ranges that are built on them: fast breathing, a fast pulse, low oxygen, below 36 °C, a low pressure, and a fever
 * only if it is critical at this age, since a fever alone is on none of the lists.
 */
function isPaediatricSign({ type, interpretation: { status, side } }: Interpreted): boolean {
  switch (type) {
    case 'respiratory_rate':
    case 'pulse':
      return side === 'high';
    case 'oxygen_saturation':
    case 'blood_pressure':
      return side === 'low';
    case 'temperature':
      return side === 'low' || (side === 'high' && status === 'critical');
    default:
      return false;
  }
}
