import { localTimeZone } from '../../kernel/browser/time-zone';
import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { factsQuery, profileQuery, summaryOf } from './queries/dashboard-queries';
import { readHistoryAddress } from './queries/history-address';
import { listOf } from './queries/history-query';

export const queries: PrefetchQueries = (search) => [
  summaryOf(localTimeZone()),
  listOf(readHistoryAddress(new URLSearchParams(search)), today()),
  profileQuery,
  factsQuery,
];

/** 'YYYY-MM-DD' in the person's time zone, like `dayOf`, but without `Intl`, which is slow to start. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
