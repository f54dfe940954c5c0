import { daysFromTo } from '../kernel/calendar';
import { formatMoment } from '../kernel/moment';
import type { Status } from './range';
import { referenceBand } from './trend';
import { canonicalUnitOf, decimalsOf, roundTo } from './units';
import type { SeriesCode, Subject, VitalSignType } from './vital-sign';

/** From here on a chart shows days instead of readings. */
export const maxPoints = 400;

type Sums = { sum: number | null; min: number | null; max: number | null };

/** All readings of one type on one local day. */
export type Day = Record<SeriesCode, Sums> & {
  day: string;
  count: number;
  notAssessed: number;
  /** The most severe of its readings. */
  status: Status;
  worst: Status;
  /** Minutes east of UTC where its last reading was taken. */
  offset: number;
};

/** A number of a trend: one decimal more than the unit is read with. */
const roundFor = (type: VitalSignType, value: number | null): number | null =>
  value === null ? null : roundTo(value, decimalsOf[canonicalUnitOf(type)] + 1);

type Spread = { average: number | null; minimum: number | null; maximum: number | null };
export type Statistics = { count: number } & Record<SeriesCode, Spread>;

/** Count and spread of the readings of all days, in canonical units. */
export function statisticsOf(days: readonly Day[]): Statistics {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const spreadOf = (code: SeriesCode): Spread => {
    const numbers = (end: keyof Sums) => days.map((day) => day[code][end]).filter((one) => one !== null);
    if (numbers('sum').length === 0) return { average: null, minimum: null, maximum: null };
    return {
      average: numbers('sum').reduce((sum, one) => sum + one, 0) / count,
      minimum: Math.min(...numbers('min')),
      maximum: Math.max(...numbers('max')),
    };
  };
  return {
    count,
    systolic: spreadOf('systolic'),
    diastolic: spreadOf('diastolic'),
    value: spreadOf('value'),
  };
}

/** Two lines for blood pressure, one for all others, each with the band that applies to this person now. */
export function seriesOf(type: VitalSignType, statistics: Statistics, subject: Subject, now: Date) {
  const codes: readonly SeriesCode[] = type === 'blood_pressure' ? ['systolic', 'diastolic'] : ['value'];
  return codes.map((code) => ({
    code,
    unit: canonicalUnitOf(type),
    average: roundFor(type, statistics[code].average),
    minimum: roundFor(type, statistics[code].minimum),
    maximum: roundFor(type, statistics[code].maximum),
    band: referenceBand(type, code, subject, now.toISOString()),
  }));
}

type Measured = {
  measuredAt: Date;
  measuredOffset: number;
  systolic: number | null;
  diastolic: number | null;
  canonicalValue: number | null;
  status: Status;
  worst: Status;
};

/** One reading as a point of a chart. */
export const pointOf = (type: VitalSignType, row: Measured) => ({
  at: formatMoment({ at: row.measuredAt, offset: row.measuredOffset }),
  count: 1,
  systolic: row.systolic,
  diastolic: row.diastolic,
  value: roundFor(type, row.canonicalValue),
  status: row.status,
  worst: row.worst,
  notAssessed: row.status === 'not-assessed' ? 1 : 0,
});

/** The mean of a local day as a point at its noon, by the clock of the place of its last reading. */
export function meanOf(type: VitalSignType, day: Day) {
  const { offset, count, status, worst, notAssessed } = day;
  const mean = (code: SeriesCode) => {
    const { sum } = day[code];
    return sum === null ? null : roundFor(type, sum / count);
  };
  const at = new Date(Date.parse(`${day.day}T12:00:00Z`) - offset * 60_000);
  return {
    at: formatMoment({ at, offset }),
    count,
    systolic: mean('systolic'),
    diastolic: mean('diastolic'),
    value: mean('value'),
    status,
    worst,
    notAssessed,
  };
}

/**
 * The days with readings on which all were in range, back from the latest.
 *
 * @param days how many they are
 */
export const runOf = (days: number, from: string | null, to: string | null) => ({
  days,
  span: from !== null && to !== null ? daysFromTo(from, to) + 1 : 0,
  from,
  to,
});
