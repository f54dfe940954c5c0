import { interpret, type Status } from '@nadi/clinical/interpretation';
import { gravest } from '@nadi/clinical/trend';
import { canonicalUnitOf, decimalsOf, roundTo } from '@nadi/clinical/units';
import type { Subject, VitalSignType } from '@nadi/clinical/vital-sign';
import type { TrendPoint } from '@nadi/contract/schema';
import { asc, type SQL, sql } from 'drizzle-orm';
import { vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';
import { formatMoment } from '../moments';
import { toReading } from './canonical';
import { spreadOf } from './trend-statistics';

/** From here on a chart shows days instead of readings. */
export const mostPoints = 400;

/** A number of a trend: one decimal more than the unit is read with. */
export const roundFor = (type: VitalSignType, value: number | null): number | null =>
  value === null ? null : roundTo(value, decimalsOf[canonicalUnitOf(type)] + 1);

/** Every chosen reading as a point, oldest first. */
export async function findPoints(
  chosen: SQL | undefined,
  subject: Subject,
  tx: Reader,
): Promise<TrendPoint[]> {
  const rows = await tx
    .select()
    .from(vitalSigns)
    .where(chosen)
    .orderBy(asc(vitalSigns.measuredAt), asc(vitalSigns.id))
    .limit(mostPoints);
  return rows.map((row) => {
    const at = formatMoment({ at: row.measuredAt, offset: row.measuredOffset });
    return {
      at,
      count: 1,
      systolic: row.systolic,
      diastolic: row.diastolic,
      value: roundFor(row.type, row.canonicalValue),
      status: interpret(toReading(row), subject, at).status,
    };
  });
}

type DayGroup = Awaited<ReturnType<typeof groupByDay>>[number];

/** The mean of each day as a point, oldest first; the day is that of UTC. */
export async function findDayMeans(
  type: VitalSignType,
  chosen: SQL | undefined,
  subject: Subject,
  tx: Reader,
): Promise<TrendPoint[]> {
  const days = new Map<string, DayGroup[]>();
  for (const group of await groupByDay(chosen, tx))
    days.set(group.day, [...(days.get(group.day) ?? []), group]);
  return [...days].map(([day, groups]) => {
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    const mean = (of: 'systolic' | 'diastolic' | 'value') => {
      const averages = groups.map((group) => [group[of].average, group.count] as const);
      if (averages.some(([average]) => average === null)) return null;
      return roundFor(
        type,
        averages.reduce((sum, [average, weight]) => sum + (average ?? 0) * weight, 0) / count,
      );
    };
    return {
      at: `${day}T12:00:00Z`,
      count,
      systolic: mean('systolic'),
      diastolic: mean('diastolic'),
      value: mean('value'),
      status: gravest(groups.flatMap((group) => statusesOf(type, group, subject))),
    };
  });
}

/** One row for each day and, for glucose, each meal: their ranges differ. */
const groupByDay = (chosen: SQL | undefined, tx: Reader) =>
  tx
    .select({
      day: sql<string>`(${vitalSigns.measuredAt} at time zone 'UTC')::date::text`,
      timing: vitalSigns.timing,
      count: sql<number>`count(*)::int`,
      systolic: spreadOf(vitalSigns.systolic),
      diastolic: spreadOf(vitalSigns.diastolic),
      value: spreadOf(vitalSigns.canonicalValue),
    })
    .from(vitalSigns)
    .where(chosen)
    .groupBy(sql`1, 2`)
    .orderBy(sql`1`);

/**
 * Where the lowest and the highest of a day lie. Gravity grows away from the range on both sides, so no reading between the two
 * is graver than both.
 */
function statusesOf(type: VitalSignType, group: DayGroup, subject: Subject): Status[] {
  return (['minimum', 'maximum'] as const).map((end) => {
    const numbers = {
      type,
      systolic: group.systolic[end],
      diastolic: group.diastolic[end],
      canonicalValue: group.value[end],
      timing: group.timing,
    };
    return interpret(toReading(numbers), subject, group.day).status;
  });
}
