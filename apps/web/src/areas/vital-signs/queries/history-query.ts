import { type HistoryChoice, startOfHistory } from './history-address';

/**
 * A page of readings.
 *
 * @param today 'YYYY-MM-DD'
 */
export function listOf({ type, period, page }: HistoryChoice, today: string, limit?: number) {
  const dateFrom = startOfHistory(period, today);
  return [
    'get',
    '/vital-signs',
    { params: { query: { page, dateFrom, ...(type !== null && { type }), ...(limit && { limit }) } } },
  ] as const;
}
