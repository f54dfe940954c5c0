import type { ExportedVitalSign, SummaryItem, TrendPoint, TrendSeries } from '@nadi/contract/schema';
import { daysFromTo } from '@nadi/domain/kernel/calendar';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { startOfPeriod } from '@nadi/domain/kernel/period';
import { isTimeZone } from '@nadi/domain/kernel/time-zone';
import { mostSevereRecent } from '@nadi/domain/vital-signs/attention';
import { mostSevereStatus, referenceBand, type SeriesCode } from '@nadi/domain/vital-signs/trend';
import { canonicalUnitOf, decimalsOf, roundTo } from '@nadi/domain/vital-signs/units';
import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { enteredAt, subjectOf } from '../judging';
import { answer, signedIn } from '../operation';
import { presentReading } from '../present';
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
      points: chosen.length > mostPoints ? dayMeans(metric, chosen) : chosen.map(pointOf),
    });
  }),

  readVitalSignSummary: signedIn('readVitalSignSummary', ({ query, me, now }) => {
    const { period = '30d', timezone = 'Asia/Kolkata' } = query;
    checkTimeZone(timezone);
    const from = startOfPeriod(period, now);
    const items = vitalSignTypes
      .flatMap((type) => summaryOf(type, from, me))
      .sort((a, b) => b.count - a.count);
    const attention = mostSevereRecent(
      readingsOf(me).map((row) => presentReading(row, me)),
      now,
    );
    return answer({ period, from: from.toISOString(), to: now.toISOString(), attention, items });
  }),
};

/** The calendar date where it was measured. */
const dayOf = (row: ExportedVitalSign): string => enteredAt(row).slice(0, 10);
const isNotAssessed = ({ status }: ExportedVitalSign): boolean => status === 'not-assessed';

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

const pointOf = (row: ExportedVitalSign): TrendPoint => ({
  at: enteredAt(row),
  count: 1,
  systolic: row.systolic,
  diastolic: row.diastolic,
  value: roundFor(row.type, row.canonicalValue),
  status: row.status,
  worst: row.worst,
  notAssessed: isNotAssessed(row) ? 1 : 0,
});

/** The mean of each day as a point, oldest first; the day is that of the place of measuring. */
function dayMeans(type: VitalSignType, rows: readonly ExportedVitalSign[]): TrendPoint[] {
  const days = new Map<string, ExportedVitalSign[]>();
  for (const row of rows) days.set(dayOf(row), [...(days.get(dayOf(row)) ?? []), row]);
  return [...days].map(([day, readings]) => {
    const offset = Math.max(...readings.map(({ measuredOffset }) => measuredOffset));
    return {
      at: formatMoment({ at: new Date(Date.parse(`${day}T12:00:00Z`) - offset * 60_000), offset }),
      count: readings.length,
      systolic: roundFor(type, mean(readings, 'systolic')),
      diastolic: roundFor(type, mean(readings, 'diastolic')),
      value: roundFor(type, mean(readings, 'value')),
      status: mostSevereStatus(readings.map(({ status }) => status)),
      worst: mostSevereStatus(readings.map(({ worst }) => worst)),
      notAssessed: readings.filter(isNotAssessed).length,
    };
  });
}

const isInRange = ({ status, worst }: ExportedVitalSign): boolean =>
  status === 'in-range' && worst === 'in-range';

/** One line of the summary; nothing for a type that was never measured. */
function summaryOf(type: VitalSignType, from: Date, me: Person): SummaryItem[] {
  const all = readingsOf(me, type);
  const [latest] = all;
  if (!latest) return [];
  const chosen = all.filter((row) => measuredOn(row) >= from.getTime());
  const inRange = chosen.filter(isInRange).length;
  const notAssessed = chosen.filter(isNotAssessed).length;
  const conditionally = chosen.filter((row) => row.status === 'in-range' && !isInRange(row)).length;
  return [
    {
      type,
      count: chosen.length,
      inRange,
      inRangeConditionally: conditionally,
      outOfRange: chosen.length - inRange - conditionally - notAssessed,
      notAssessed,
      inRangeRun: runOf(chosen),
      latest: presentReading(latest, me),
    },
  ];
}

/** The days with readings, back from the latest, on which all were in range. */
function runOf(rows: readonly ExportedVitalSign[]): SummaryItem['inRangeRun'] {
  const days = [...new Set(rows.map(dayOf))].sort().reverse();
  const isBroken = (day: string) => rows.some((row) => dayOf(row) === day && !isInRange(row));
  const broken = days.findIndex(isBroken);
  const run = broken === -1 ? days : days.slice(0, broken);
  const [to = null, from = null] = [run[0], run.at(-1)];
  return { days: run.length, span: from && to ? daysFromTo(from, to) + 1 : 0, from, to };
}

/** @throws 422 if IANA has no such zone */
function checkTimeZone(timezone: string): void {
  if (isTimeZone(timezone)) return;
  throw unprocessable({
    pointer: '/query/timezone',
    message: 'Must be the IANA name of a time zone, such as Asia/Kolkata.',
    code: 'timezone',
  });
}
