import type { TrendPoint } from '@nadi/contract/schema';
import { maxPoints, pointOf } from '@nadi/domain/vital-signs/course';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';

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
    .limit(maxPoints);
  return rows.map((row) => pointOf(metric, row));
}
