import type { ExportedVitalSign, SummaryItem, VitalSign } from '@nadi/contract/schema';
import { startOfPeriod } from '@nadi/domain/kernel/period';
import { findZoneFault } from '@nadi/domain/kernel/query-faults';
import { isRecent, mostSevereRecent } from '@nadi/domain/vital-signs/attention';
import {
  type Day,
  maxPoints,
  meanOf,
  pointOf,
  runOf,
  seriesOf,
  statisticsOf,
} from '@nadi/domain/vital-signs/course';
import { mostSevereStatus } from '@nadi/domain/vital-signs/status-severity';
import { type SeriesCode, type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { enteredAt, subjectOf } from '../assessing';
import { answer, signedIn } from '../operation';
import { presentReading } from '../present';
import { unprocessable } from '../problems';
import { measuredOn, readingsOf } from '../readings';
import type { Person } from '../world';

export const vitalSignCourse = {
  readVitalSignTrend: signedIn('readVitalSignTrend', ({ query, me, now }) => {
    const { metric, period = '30d' } = query;
    const from = startOfPeriod(period, now);
    const chosen = readingsOf(me, metric)
      .filter((row) => measuredOn(row) >= from.getTime())
      .reverse();
    const days = toDays(chosen);
    const statistics = statisticsOf(days);
    return answer({
      metric,
      period,
      from: from.toISOString(),
      to: now.toISOString(),
      count: statistics.count,
      series: seriesOf(metric, statistics, subjectOf(me), now),
      points:
        statistics.count > maxPoints
          ? days.map((day) => meanOf(metric, day))
          : chosen.map((row) => pointOf(metric, { ...row, measuredAt: new Date(row.measuredAt) })),
    });
  }),

  readVitalSignSummary: signedIn('readVitalSignSummary', ({ query, me, now }) => {
    const { period = '30d', timezone = 'Asia/Kolkata' } = query;
    const fault = findZoneFault(timezone);
    if (fault) throw unprocessable(fault);
    const from = startOfPeriod(period, now);
    const items = vitalSignTypes
      .flatMap((type) => summaryOf(type, from, me))
      .sort((a, b) => b.count - a.count);
    const readings = readingsOf(me).map((row) => presentReading(row, me));
    const attention = mostSevereRecent(readings, now);
    const recent = recentOf(readings, now);
    return answer({ period, from: from.toISOString(), to: now.toISOString(), attention, recent, items });
  }),
};

/** Returns the readings of the last day that need action: of each type, side, status and advice the newest. */
function recentOf(readings: readonly VitalSign[], now: Date): VitalSign[] {
  const newest = new Map<string, VitalSign>();
  for (const one of readings) {
    const { status, advice, worst } = one.interpretation;
    if (worst.advice === null || !isRecent(one.measuredAt, now)) continue;
    const key = [one.type, worst.status, worst.advice, worst.side, status, advice].join();
    const known = newest.get(key);
    if (!known || Date.parse(known.measuredAt) < Date.parse(one.measuredAt)) newest.set(key, one);
  }
  return [...newest.values()].sort((a, b) => Date.parse(b.measuredAt) - Date.parse(a.measuredAt));
}

/** The calendar date where it was measured. */
const dayOf = (row: ExportedVitalSign): string => enteredAt(row).slice(0, 10);
const isNotAssessed = ({ status }: ExportedVitalSign): boolean => status === 'not-assessed';

/** Readings by their local day, the oldest first, as a database would add them up. */
export function toDays(rows: readonly ExportedVitalSign[]): Day[] {
  const days = new Map<string, ExportedVitalSign[]>();
  for (const row of rows) days.set(dayOf(row), [...(days.get(dayOf(row)) ?? []), row]);
  return [...days].map(([day, readings]) => ({
    day,
    count: readings.length,
    notAssessed: readings.filter(isNotAssessed).length,
    status: mostSevereStatus(readings.map(({ status }) => status)),
    worst: mostSevereStatus(readings.map(({ worst }) => worst)),
    offset: readings.at(-1)?.measuredOffset ?? 0,
    systolic: sumsOf(readings, 'systolic'),
    diastolic: sumsOf(readings, 'diastolic'),
    value: sumsOf(readings, 'value'),
  }));
}

function sumsOf(rows: readonly ExportedVitalSign[], code: SeriesCode) {
  const numbers = rows
    .map((row) => (code === 'value' ? row.canonicalValue : row[code]))
    .filter((value) => value !== null);
  if (numbers.length === 0) return { sum: null, min: null, max: null };
  const sum = numbers.reduce((total, value) => total + value, 0);
  return { sum, min: Math.min(...numbers), max: Math.max(...numbers) };
}

const isInRange = ({ status, worst }: ExportedVitalSign): boolean =>
  status === 'in-range' && worst === 'in-range';

/** One line of the summary; nothing for a type that was never measured. */
export function summaryOf(type: VitalSignType, from: Date, me: Person): SummaryItem[] {
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
      inRangeRun: inRangeRunOf(chosen),
      latest: presentReading(latest, me),
    },
  ];
}

/** The days with readings, back from the latest, on which all were in range. */
function inRangeRunOf(rows: readonly ExportedVitalSign[]): SummaryItem['inRangeRun'] {
  const days = [...new Set(rows.map(dayOf))].sort().reverse();
  const isBroken = (day: string) => rows.some((row) => dayOf(row) === day && !isInRange(row));
  const broken = days.findIndex(isBroken);
  const run = broken === -1 ? days : days.slice(0, broken);
  return runOf(run.length, run.at(-1) ?? null, run[0] ?? null);
}
