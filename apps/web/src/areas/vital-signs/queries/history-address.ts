import { type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import type { HistoryFilter, HistoryPeriod } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { readPage } from '../../../kernel/browser/page-address';

export type HistoryChoice = HistoryFilter & { page: number };

const periods: readonly HistoryPeriod[] = ['7d', '30d', '90d', '1y', 'all'];
/** What the spec shows where nothing was chosen. */
const defaultPeriod: HistoryPeriod = '30d';

/** Which readings an address asks for; what it cannot mean is as if it were not there. */
export function readHistoryAddress(query: URLSearchParams): HistoryChoice {
  return {
    type: vitalSignTypes.find((type: VitalSignType) => type === query.get('type')) ?? null,
    period: periods.find((period) => period === query.get('period')) ?? defaultPeriod,
    page: readPage(query),
  };
}

/** The address that asks for these readings; what is usual is left out. */
export function writeHistoryAddress({ type, period, page }: HistoryChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (type !== null) query.set('type', type);
  if (period !== defaultPeriod) query.set('period', period);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** What is shown where nothing was chosen. */
export const usualHistory: HistoryChoice = { type: null, period: defaultPeriod, page: 1 };

const daysOf: Record<Exclude<HistoryPeriod, 'all'>, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

/**
 * When the period began, at the start of that day where the person is: all day long the same readings are asked for.
 *
 * @param today 'YYYY-MM-DD'
 */
export function startOfHistory(period: HistoryPeriod, today: string): string | undefined {
  if (period === 'all') return undefined;
  const day = new Date(`${today}T00:00:00`);
  day.setDate(day.getDate() - daysOf[period]);
  return day.toISOString();
}
