import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import type { HistoryFilter, HistoryPeriod } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { readPage } from '../../../kernel/browser/page-address';

export type HistoryChoice = HistoryFilter & { page: number };

const periods: readonly HistoryPeriod[] = ['7d', '30d', '90d', '1y', 'all'];
/** The spec's defaults. */
const defaultPeriod: HistoryPeriod = '30d';

/** Returns the filter for readings in an address; invalid values are ignored. */
export function readHistoryAddress(query: URLSearchParams): HistoryChoice {
  return {
    type: vitalSignTypes.find((type: VitalSignType) => type === query.get('type')) ?? null,
    period: periods.find((period) => period === query.get('period')) ?? defaultPeriod,
    page: readPage(query),
  };
}

/** Returns the address for a filter; defaults are left out. */
export function writeHistoryAddress({ type, period, page }: HistoryChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (type !== null) query.set('type', type);
  if (period !== defaultPeriod) query.set('period', period);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The default filter. */
export const usualHistory: HistoryChoice = { type: null, period: defaultPeriod, page: 1 };

const daysOf: Record<Exclude<HistoryPeriod, 'all'>, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

/**
 * Returns the start of the period, at the start of that day in the person's time zone: the query stays the same all day.
 *
 * @param today 'YYYY-MM-DD'
 */
export function startOfHistory(period: HistoryPeriod, today: string): string | undefined {
  if (period === 'all') return undefined;
  const day = new Date(`${today}T00:00:00`);
  day.setDate(day.getDate() - daysOf[period]);
  return day.toISOString();
}
