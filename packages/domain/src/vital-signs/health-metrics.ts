import { type Period, startOfPeriod, startOfPeriodBefore } from '../kernel/period';
import { type Statistics, seriesOf } from './course';
import { guidelineOf, type Source } from './sources';
import { type Subject, type VitalSignType, vitalSignTypes } from './vital-sign';

export type Counts = {
  count: number;
  inRange: number;
  inRangeConditionally: number;
  outOfRange: number;
  notAssessed: number;
};

/** Counts and statistics of the readings of one type in a span of time. */
export type MeasuredIn = {
  counts: Counts;
  /** Local days with readings. */
  days: number;
  statistics: Statistics;
};

export type Measured = MeasuredIn & {
  type: VitalSignType;
  /** Counts and statistics of the period of the same length before. */
  before: MeasuredIn;
  latestId: string;
  /** RFC 3339. */
  latestAt: string;
};

type Need = { readings: number; days: number; source: Source | null };

const homePressure: Need = {
  readings: 12,
  days: 3,
  source: {
    ...guidelineOf('esh2023'),
    clause: 'Home blood pressure: at least 12 readings on at least 3 days',
  },
};
/** No guideline says how many others an average needs; one bad morning must not be it. */
const others: Need = { readings: 3, days: 3, source: null };

/** Returns the readings and days that an average needs to be told, the source of that rule, and true for one that has them. */
export function enoughOf(type: VitalSignType, { count, days }: { count: number; days: number }) {
  const need = type === 'blood_pressure' ? homePressure : others;
  const isEnough = count >= need.readings && days >= need.days;
  return { isEnough, needsReadings: need.readings, needsDays: need.days, source: need.source };
}

/** Returns the averages of a period; an average of too few readings is not told. */
export function presentMetrics(
  measured: readonly Measured[],
  { period, subject, now }: { period: Period; subject: Subject; now: Date },
) {
  const toldOf = (type: VitalSignType, { counts, days, statistics }: MeasuredIn) => {
    const enough = enoughOf(type, { count: counts.count, days });
    const series = seriesOf(type, statistics, subject, now).map((line) =>
      enough.isEnough ? line : { ...line, average: null },
    );
    return { counts, days, enough, series };
  };
  const metrics = measured.map(({ type, before, latestId, latestAt, ...last }) => {
    const { series, ...earlier } = toldOf(type, before);
    const averages = series.map(({ code, unit, average }) => ({ code, unit, average }));
    return { type, ...toldOf(type, last), before: { ...earlier, averages }, latestId, latestAt };
  });
  return {
    period,
    beforeFrom: startOfPeriodBefore(period, now).toISOString(),
    from: startOfPeriod(period, now).toISOString(),
    to: now.toISOString(),
    metrics: metrics.sort((a, b) => b.counts.count - a.counts.count),
    neverMeasured: vitalSignTypes.filter((type) => !measured.some((one) => one.type === type)),
  };
}

export const noStatistics: Statistics = {
  count: 0,
  systolic: { average: null, minimum: null, maximum: null },
  diastolic: { average: null, minimum: null, maximum: null },
  value: { average: null, minimum: null, maximum: null },
};

/** The counts of the time before, from those of both times and those of the later one. */
export const countsBefore = (both: Counts, last: Counts): Counts => ({
  count: both.count - last.count,
  inRange: both.inRange - last.inRange,
  inRangeConditionally: both.inRangeConditionally - last.inRangeConditionally,
  outOfRange: both.outOfRange - last.outOfRange,
  notAssessed: both.notAssessed - last.notAssessed,
});
