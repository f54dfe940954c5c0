import type { TrendSeries } from '@nadi/contract/schema';
import { referenceBand, type SeriesCode } from '@nadi/domain/vital-signs/trend';
import { canonicalUnitOf } from '@nadi/domain/vital-signs/units';
import type { Subject, VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { roundFor } from '../queries/trend-points';
import type { Statistics } from '../queries/trend-statistics';

/** Two lines for blood pressure, one for all others, each with the band that applies to this person now. */
export function presentSeries(
  type: VitalSignType,
  statistics: Statistics,
  subject: Subject,
  now: Date,
): TrendSeries[] {
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
