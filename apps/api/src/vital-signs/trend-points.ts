import { mostSevereStatus } from '@nadi/clinical/trend';
import { canonicalUnitOf, decimalsOf, roundTo } from '@nadi/clinical/units';
import type { VitalSignType } from '@nadi/clinical/vital-sign';
import type { Status, TrendPoint } from '@nadi/contract/schema';
import { asc, type SQL, sql } from 'drizzle-orm';
import { vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';
import { formatMoment } from '../moments';
import { localDay } from './count-by-type';
import { spreadOf } from './trend-statistics';

/** From here on a chart shows days instead of readings. */
export const mostPoints = 400;

/** A number of a trend: one decimal more than the unit is read with. */
export const roundFor = (type: VitalSignType, value: number | null): number | null =>
  value === null ? null : roundTo(value, decimalsOf[canonicalUnitOf(type)] + 1);

/** Every chosen reading as a point, oldest first. */
export async function findPoints(chosen: SQL | undefined, tx: Reader): Promise<TrendPoint[]> {
  const rows = await tx
    .select()
    .from(vitalSigns)
    .where(chosen)
    .orderBy(asc(vitalSigns.measuredAt), asc(vitalSigns.id))
    .limit(mostPoints);
  return rows.map((row) => ({
    at: formatMoment({ at: row.measuredAt, offset: row.measuredOffset }),
    count: 1,
    systolic: row.systolic,
    diastolic: row.diastolic,
    value: roundFor(row.type, row.canonicalValue),
    status: row.status,
    worst: row.worst,
    notAssessed: row.status === 'not-assessed' ? 1 : 0,
  }));
}

/** The mean of each day as a point, oldest first; the day is that of the place of measuring. */
export async function findDayMeans(
  type: VitalSignType,
  chosen: SQL | undefined,
  tx: Reader,
): Promise<TrendPoint[]> {
  const days = await tx
    .select({
      day: localDay,
      offset: sql<number>`max(${vitalSigns.measuredOffset})`,
      count: sql<number>`count(*)::int`,
      notAssessed: sql<number>`count(*) filter (where ${vitalSigns.status} = 'not-assessed')::int`,
      statuses: sql<Status[]>`json_agg(distinct ${vitalSigns.status})`,
      worsts: sql<Status[]>`json_agg(distinct ${vitalSigns.worst})`,
      systolic: spreadOf(vitalSigns.systolic),
      diastolic: spreadOf(vitalSigns.diastolic),
      value: spreadOf(vitalSigns.canonicalValue),
    })
    .from(vitalSigns)
    .where(chosen)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return days.map(({ day, offset, count, notAssessed, statuses, worsts, ...spreads }) => ({
    at: formatMoment({ at: new Date(Date.parse(`${day}T12:00:00Z`) - offset * 60_000), offset }),
    count,
    systolic: roundFor(type, spreads.systolic.average),
    diastolic: roundFor(type, spreads.diastolic.average),
    value: roundFor(type, spreads.value.average),
    status: mostSevereStatus(statuses),
    worst: mostSevereStatus(worsts),
    notAssessed,
  }));
}
