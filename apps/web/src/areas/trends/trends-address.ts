import { type Period, periods } from '@nadi/domain/kernel/period';
import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import type { MeasureId } from '@nadi/ui/screens/trends/HealthTrendsScreen';

export type TrendsChoice = {
  period: Period;
  /** In the order of the address; empty for those that are shown unless others are chosen. */
  measures: readonly MeasureId[];
};

/** The spec's default. */
const defaultPeriod: Period = '30d';
const labId = /^lab-[a-z0-9-]{1,60}$/;

const isMeasure = (id: string): id is MeasureId =>
  vitalSignTypes.some((type) => type === id) || labId.test(id);

/** Returns the type of a measure; null for a laboratory test. */
export const typeOf = (id: MeasureId): VitalSignType | null =>
  vitalSignTypes.find((type) => type === id) ?? null;

/** Returns the choice in an address; invalid values are ignored. */
export function readTrendsAddress(query: URLSearchParams): TrendsChoice {
  const ids = (query.get('measures') ?? '').split(',').filter(isMeasure);
  return {
    period: periods.find((period) => period === query.get('period')) ?? defaultPeriod,
    measures: [...new Set(ids)],
  };
}

/** Returns the address for a choice; defaults are left out. */
export function writeTrendsAddress({ period, measures }: TrendsChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (period !== defaultPeriod) query.set('period', period);
  if (measures.length > 0) query.set('measures', measures.join(','));
  return query;
}
