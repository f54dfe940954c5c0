import { asShown } from './average-status';
import { guidelineOf, type Source } from './sources';
import { decimalsOf, roundTo } from './units';
import type { SeriesCode, Unit, VitalSignType } from './vital-sign';

type Average = { code: SeriesCode; unit: Unit; average: number | null };
type Compared = {
  type: VitalSignType;
  enough: { isEnough: boolean };
  series: readonly Average[];
  before: { enough: { isEnough: boolean }; averages: readonly Average[] };
};

/** One number of both periods, rounded as it is shown. */
export type PeriodChange = {
  code: SeriesCode;
  unit: Unit;
  before: number;
  now: number;
  /** `now` less `before`. */
  difference: number;
};

/** How far a device may be off; its clause says it in words. */
export type MeasuringError = { source: Source };

/**
 * `not-enough`: one of the periods has too few readings. `unclaimed`: the figures alone are told. `same`: they differ by no more than the device
 * may be off. `mixed`: one number rose and the other fell.
 */
export type Verdict = 'not-enough' | 'unclaimed' | 'same' | 'lower' | 'higher' | 'mixed';

export type PeriodComparison = {
  verdict: Verdict;
  /** Empty if there is not enough data. */
  changes: readonly PeriodChange[];
  /** Null where we know of no published one. */
  error: MeasuringError | null;
};

/** By which averages of blood pressure must differ before a change is told: the mean error that a validated device may have, in mmHg. */
const pressureError = 5;

/**
 * Published errors of devices for use at home. Of the others (scales, thermometers, counting a pulse or breaths) we have read no standard
 * that gives one for people's own devices, so no change of theirs is told.
 */
const errors: Partial<Record<VitalSignType, MeasuringError>> = {
  blood_pressure: {
    source: {
      ...guidelineOf('iso81060'),
      clause: 'A validated cuff may be off by 5 mmHg on average, with a standard deviation of 8 mmHg',
    },
  },
  glucose: {
    source: {
      ...guidelineOf('iso15197'),
      clause: 'One reading may be off by 15 mg/dL below 100 mg/dL, and by 15 % from there on',
    },
  },
};

/** Compares a period with the one before it. */
export function comparePeriods({ type, enough, series, before }: Compared): PeriodComparison {
  const error = errors[type] ?? null;
  const averages = asShown(before.averages);
  const changes = asShown(series).flatMap(({ code, unit, average: now }) => {
    const earlier = averages.find((one) => one.code === code)?.average ?? null;
    if (now === null || earlier === null) return [];
    return [{ code, unit, before: earlier, now, difference: roundTo(now - earlier, decimalsOf[unit]) }];
  });
  if (!enough.isEnough || !before.enough.isEnough || changes.length < series.length)
    return { verdict: 'not-enough', changes: [], error };
  // Averages of glucose mix readings before and after meals: another mix would pass for a change.
  if (type !== 'blood_pressure') return { verdict: 'unclaimed', changes, error };
  const isLower = changes.some(({ difference }) => difference < -pressureError);
  const isHigher = changes.some(({ difference }) => difference > pressureError);
  if (isLower && isHigher) return { verdict: 'mixed', changes, error };
  return { verdict: isLower ? 'lower' : isHigher ? 'higher' : 'same', changes, error };
}
