import type { AdminAnalytics } from '@nadi/contract/schema';

type Period = AdminAnalytics['period'];
const periods: readonly Period[] = ['7d', '30d', '90d', '1y'];

/** Returns the period in an address; by default, 30 days. */
export const readPeriod = (query: URLSearchParams): Period =>
  periods.find((period) => period === query.get('period')) ?? '30d';

export const analyticsQuery = (period: Period) =>
  ['get', '/admin/analytics', { params: { query: { period } } }] as const;
