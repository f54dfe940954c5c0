import { interpret, type Status } from '@nadi/clinical/interpretation';
import { startOfPeriod } from '@nadi/clinical/period';
import { isTimeZone } from '@nadi/clinical/time-zone';
import { mostSevereStatus, referenceBand, type SeriesCode } from '@nadi/clinical/trend';
import { canonicalUnitOf, decimalsOf, roundTo } from '@nadi/clinical/units';
import { type VitalSignType, vitalSignTypes } from '@nadi/clinical/vital-sign';
import type { ExportedVitalSign, SummaryItem, TrendPoint, TrendSeries } from '@nadi/contract/schema';
import { answer, signedIn } from '../operation';
import { enteredAt, presentReading, subjectOf, toReading } from '../present';
import { unprocessable } from '../problems';
import { measuredOn, readingsOf } from '../readings';
import type { Person } from '../world';

/** From here on a chart shows days instead of readings. */
const mostPoints = 400;

export const vitalSignCourse = {
  readVitalSignTrend: signedIn('readVitalSignTrend', ({ query, me, now }) => {
    const { metric, period = '30d' } = query;
    const from = startOfPeriod(period, now);
    const chosen = readingsOf(me, metric)
      .filter((row) => measuredOn(row) >= from.getTime())
      .reverse();
    return answer({
      metric,
      period,
      from: from.toISOString(),
      to: now.toISOString(),
      count: chosen.length,
      series: seriesOf(metric, chosen, me, now),
      points:
        chosen.length > mostPoints ? dayMeans(metric, chosen, me) : chosen.map((row) => pointOf(row, me)),
    });
  }),

  readVitalSignSummary: signedIn('readVitalSignSummary', ({ query, me, now }) => {
    const { period = '30d', timezone = 'Asia/Kolkata' } = query;
    const dayOf = dayIn(timezone);
    const from = startOfPeriod(period, now);
    const items = vitalSignTypes
      .flatMap((type) => summaryOf(type, from, dayOf, me))
      .sort((a, b) => b.count - a.count);
    return answer({ period, from: from.toISOString(), to: now.toISOString(), items });
  }),
};

const statusOf = (row: ExportedVitalSign, me: Person): Status =>
  interpret(toReading(row), subjectOf(me), enteredAt(row)).status;

const numberOf = (row: ExportedVitalSign, code: SeriesCode): number | null =>
  code === 'value' ? row.canonicalValue : row[code];

/** A number of a trend: one decimal more than the unit is read with. */
const roundFor = (type: VitalSignType, value: number | null): number | null =>
  value === null ? null : roundTo(value, decimalsOf[canonicalUnitOf(type)] + 1);

function mean(rows: readonly ExportedVitalSign[], code: SeriesCode): number | null {
  const numbers = rows.map((row) => numberOf(row, code)).filter((value) => value !== null);
  if (numbers.length === 0) return null;
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

function seriesOf(
  type: VitalSignType,
  rows: readonly ExportedVitalSign[],
  me: Person,
  now: Date,
): TrendSeries[] {
  const codes: readonly SeriesCode[] = type === 'blood_pressure' ? ['systolic', 'diastolic'] : ['value'];
  return codes.map((code) => {
    const numbers = rows.map((row) => numberOf(row, code)).filter((value) => value !== null);
    const isEmpty = numbers.length === 0;
    return {
      code,
      unit: canonicalUnitOf(type),
      average: roundFor(type, mean(rows, code)),
      minimum: isEmpty ? null : roundFor(type, Math.min(...numbers)),
      maximum: isEmpty ? null : roundFor(type, Math.max(...numbers)),
      band: referenceBand(type, code, subjectOf(me), now.toISOString()),
    };
  });
}

const pointOf = (row: ExportedVitalSign, me: Person): TrendPoint => ({
  at: enteredAt(row),
  count: 1,
  systolic: row.systolic,
  diastolic: row.diastolic,
  value: roundFor(row.type, row.canonicalValue),
  status: statusOf(row, me),
});

/** The mean of each day as a point, oldest first; the day is that of UTC. */
function dayMeans(type: VitalSignType, rows: readonly ExportedVitalSign[], me: Person): TrendPoint[] {
  const days = new Map<string, ExportedVitalSign[]>();
  for (const row of rows) {
    const day = row.measuredAt.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, readings]) => ({
    at: `${day}T12:00:00Z`,
    count: readings.length,
    systolic: roundFor(type, mean(readings, 'systolic')),
    diastolic: roundFor(type, mean(readings, 'diastolic')),
    value: roundFor(type, mean(readings, 'value')),
    status: mostSevereStatus(readings.map((row) => statusOf(row, me))),
  }));
}

/** One line of the summary; nothing for a type that was never measured. */
function summaryOf(
  type: VitalSignType,
  from: Date,
  dayOf: (at: number) => string,
  me: Person,
): SummaryItem[] {
  const all = readingsOf(me, type);
  const [latest] = all;
  if (!latest) return [];
  const chosen = all.filter((row) => measuredOn(row) >= from.getTime());
  const statuses = chosen.map((row) => statusOf(row, me));
  const count = (isMeant: (status: Status) => boolean) => statuses.filter(isMeant).length;
  const inRange = count((status) => status === 'in-range');
  const notAssessed = count((status) => status === 'not-assessed');
  const lastOther = chosen[statuses.findIndex((status) => status !== 'in-range')];
  const after = lastOther ? dayOf(measuredOn(lastOther)) : '';
  const days = new Set(chosen.map((row) => dayOf(measuredOn(row))).filter((day) => day > after));
  return [
    {
      type,
      count: chosen.length,
      inRange,
      outOfRange: chosen.length - inRange - notAssessed,
      notAssessed,
      inRangeDays: days.size,
      latest: presentReading(latest, me),
    },
  ];
}

/** @throws 422 where nobody knows the zone */
function dayIn(timezone: string): (at: number) => string {
  if (!isTimeZone(timezone))
    throw unprocessable({
      pointer: '/query/timezone',
      message: 'Must be the IANA name of a time zone, such as Asia/Kolkata.',
      code: 'timezone',
    });
  // Swedish dates are written as ISO ones, which sort as text.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone });
  return (at) => format.format(at);
}
