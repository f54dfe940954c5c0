import type { ClinicalStatus } from '../../../components/private/reading/reading';

export type SampleDay = {
  /** `YYYY-MM-DD` */
  date: string;
  /** mmHg; null where nothing was measured, which is not nought. */
  pressure: { systolic: number; diastolic: number } | null;
  /** A minute. */
  pulse: number | null;
  steps: number | null;
  /** Kilograms, once a week. */
  weight: number | null;
  /** Hours. */
  sleep: number | null;
  /** The counts of the two doses of the day. */
  doses: { taken: number; late: number; missed: number };
  /** Minutes, by what was done. */
  active: { walking: number; yoga: number; cycling: number };
};

const firstDay = Date.UTC(2025, 0, 1);
const days = 365;
const dayLength = 86_400_000;
/** Away from home, from 12 May: nothing was measured or counted. */
const away = { from: 131, to: 145 };

/** The same numbers each time (mulberry32): a picture of this page is compared to the bit. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The year 2025 of a person who does not exist: a new tablet from March on, and more walks since. */
export function sampleYear(): SampleDay[] {
  const chance = chances(2025);
  const about = (middle: number, spread: number) => middle + spread * (chance() + chance() + chance() - 1.5);
  return Array.from({ length: days }, (_, day) => {
    const isAway = day >= away.from && day < away.to;
    const treated = Math.min(1, Math.max(0, (day - 70) / 60));
    const winter = Math.cos((2 * Math.PI * day) / days);
    const isWeekend = new Date(firstDay + day * dayLength).getUTCDay() % 6 === 0;
    const systolic = Math.round(about(139 - 13 * treated + 3 * winter, 7));
    const diastolic = Math.round(about(86 - 7 * treated + winter, 5));
    const pulse = Math.round(about(76 - 5 * treated, 9));
    const steps = Math.round(about(5_600 + 2_600 * treated + (isWeekend ? 1_300 : 0), 2_400));
    const sleep = Math.round(about(6.4 + 0.6 * treated + (isWeekend ? 0.6 : 0), 0.9) * 4) / 4;
    const isMeasured = chance() > 0.08 && !isAway;
    const isWorn = chance() > 0.05 && !isAway;
    const missed = chance() > 0.965 - 0.03 * (1 - treated) ? 1 : 0;
    const late = chance() > 0.9 ? 1 : 0;
    return {
      date: new Date(firstDay + day * dayLength).toISOString().slice(0, 10),
      pressure: isMeasured ? { systolic, diastolic } : null,
      pulse: isMeasured ? pulse : null,
      steps: isWorn ? steps : null,
      weight:
        day % 7 === 5 && !isAway ? Math.round(about(74.5 - 4 * treated * (day / days), 0.6) * 10) / 10 : null,
      sleep: isWorn ? sleep : null,
      doses: { taken: 2 - missed - late, late, missed },
      active: {
        walking: Math.max(0, Math.round(about(22 + 14 * treated, 16))),
        yoga: day % 3 === 0 ? 20 : 0,
        cycling: isWeekend && chance() > 0.4 ? Math.round(about(45, 20)) : 0,
      },
    };
  });
}

/** Bounds of an adult's blood pressure at home. A test compares them with the rules by which readings are assessed. */
export const pressureBounds = {
  systolic: { low: 91, high: 134, criticalBelow: 91, criticalFrom: 180 },
  diastolic: { low: 60, high: 84, criticalBelow: null, criticalFrom: 120 },
} as const;

/** The bounds of an adult's pulse at rest, compared in the same way. */
export const pulseBounds = { low: 51, high: 100, criticalBelow: 41, criticalFrom: 131 } as const;

type Bounds = { low: number; high: number; criticalBelow: number | null; criticalFrom: number };

/** Tells where a value of the invented adult lies. */
export function statusOf(value: number, { low, high, criticalBelow, criticalFrom }: Bounds): ClinicalStatus {
  if (value >= criticalFrom || (criticalBelow !== null && value < criticalBelow)) return 'critical';
  if (value > high) return 'high';
  return value < low ? 'low' : 'in-range';
}

const severity: readonly ClinicalStatus[] = ['in-range', 'low', 'high', 'critical'];

/** The worse of both numbers. */
export function pressureStatus({ systolic, diastolic }: { systolic: number; diastolic: number }) {
  const both = [statusOf(systolic, pressureBounds.systolic), statusOf(diastolic, pressureBounds.diastolic)];
  return both.reduce((worst, one) => (severity.indexOf(one) > severity.indexOf(worst) ? one : worst));
}
