import type { TrendPoint } from '@nadi/contract/schema';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { canonicalUnitOf, decimalsOf, roundTo } from '@nadi/domain/vital-signs/units';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';
import type { Day } from './trend-days';

/** From here on a chart shows days instead of readings. */
export const mostPoints = 400;

/** A number of a trend: one decimal more than the unit is read with. */
export const roundFor = (type: VitalSignType, value: number | null): number | null =>
  value === null ? null : roundTo(value, decimalsOf[canonicalUnitOf(type)] + 1);

const { type, measuredAt, measuredOffset, systolic, diastolic, canonicalValue, status, worst } = vitalSigns;

/** Every reading of a type since a moment as a point, oldest first. */
export async function findPoints(
  caller: Caller,
  metric: VitalSignType,
  from: Date,
  tx: Reader,
): Promise<TrendPoint[]> {
  const rows = await tx
    .select({ measuredAt, measuredOffset, systolic, diastolic, canonicalValue, status, worst })
    .from(vitalSigns)
    .where(and(ownReadings(caller), eq(type, metric), gte(measuredAt, from)))
    .orderBy(asc(measuredAt), asc(vitalSigns.id))
    .limit(mostPoints);
  return rows.map((row) => ({
    at: formatMoment({ at: row.measuredAt, offset: row.measuredOffset }),
    count: 1,
    systolic: row.systolic,
    diastolic: row.diastolic,
    value: roundFor(metric, row.canonicalValue),
    status: row.status,
    worst: row.worst,
    notAssessed: row.status === 'not-assessed' ? 1 : 0,
  }));
}

/** The mean of each local day as a point at its noon, by the clock of the place of its last reading. */
export const toDayMeans = (metric: VitalSignType, days: readonly Day[]): TrendPoint[] =>
  days.map(({ day, offset, count, notAssessed, status: graded, worst: possible, ...sums }) => {
    const mean = (of: keyof typeof sums) => {
      const { sum } = sums[of];
      return sum === null ? null : roundFor(metric, sum / count);
    };
    return {
      at: formatMoment({ at: new Date(Date.parse(`${day}T12:00:00Z`) - offset * 60_000), offset }),
      count,
      systolic: mean('systolic'),
      diastolic: mean('diastolic'),
      value: mean('value'),
      status: graded,
      worst: possible,
      notAssessed,
    };
  });
