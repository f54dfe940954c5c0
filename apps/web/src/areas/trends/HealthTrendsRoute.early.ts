import { localTimeZone } from '../../kernel/browser/time-zone';
import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { readTrendsAddress, typeOf } from './trends-address';
import { historyQuery, labsQuery, metricsOf, trendOf } from './trends-queries';

export const queries: PrefetchQueries = (search) => {
  const { period, measures } = readTrendsAddress(new URLSearchParams(search));
  return [
    metricsOf(period),
    ['get', '/vital-signs/summary', { params: { query: { timezone: localTimeZone() } } }],
    historyQuery,
    labsQuery,
    ...measures.flatMap((id) => {
      const type = typeOf(id);
      return type ? [trendOf(type, period)] : [];
    }),
  ];
};
