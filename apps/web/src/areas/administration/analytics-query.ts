import { type Period, periods } from '@nadi/domain/kernel/period';

/** Returns the period in an address; by default, 30 days. */
export const readPeriod = (query: URLSearchParams): Period =>
  periods.find((period) => period === query.get('period')) ?? '30d';

export const analyticsQuery = (period: Period) =>
  ['get', '/admin/analytics', { params: { query: { period } } }] as const;
