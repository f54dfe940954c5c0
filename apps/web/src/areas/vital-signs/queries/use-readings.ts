import { toProblem } from '@nadi/api-client/problems';
import type { VitalSignsScreenProps } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type Clock, dayOf } from '../../../kernel/browser/clock';
import { isAway } from '../../../kernel/read-store/is-away';
import { useReadAt } from '../../../kernel/services/use-read-at';
import { useServices } from '../../../kernel/services/use-services';
import { summaryOf } from './dashboard-queries';
import type { HistoryChoice } from './history-address';
import { listOf } from './history-query';
import { withRanges } from './range-sets';
import { useSummary } from './use-summary';

type State = VitalSignsScreenProps['state'];
type History = Extract<State, { phase: 'ready' }>['history'];

/** The contract's maximum for a page. */
const wholePage = 100;
/** The maximum for printing; more readings are exported instead. */
const maxPrinted = 2000;

/** The person's own readings: the latest of each type, and a page of their history. */
export function useReadings(choice: HistoryChoice, clock: Clock) {
  const { $api, queryClient } = useServices();
  const summary = useSummary(clock.timeZone);
  const listQuery = listOf(choice, dayOf(clock));
  const list = $api.useQuery(...listQuery, { placeholderData: keepPreviousData });
  // Answers render at once, in one piece, and a table of readings takes a cheap phone half a second. As a deferred value they
  // render in slices, and let touches through.
  const shown = { summary: useDeferredValue(summary.data), list: useDeferredValue(list.data) };
  const rows = useMemo(() => (shown.list ? withRanges(shown.list) : []), [shown.list]);
  const readAt = useReadAt(summaryOf(clock.timeZone), listQuery);

  function history(): History {
    if (shown.list)
      return {
        phase: 'ready',
        rows,
        pagination: shown.list.pagination,
        isPending: list.isPlaceholderData,
      };
    if (list.isError && isAway(list.error)) return { phase: 'not-on-device', rows: [] };
    return { phase: list.isError ? 'failed' : 'loading' };
  }

  function state(): State {
    if (shown.summary) return { phase: 'ready', items: shown.summary.data.items, history: history(), readAt };
    if (!summary.isError) return { phase: 'loading' };
    if (isAway(summary.error)) return { phase: 'not-on-device' };
    return { phase: toProblem(summary.error).status === 403 ? 'forbidden' : 'failed' };
  }

  return {
    state: state(),
    /** The number of pages of the history; null while unknown. */
    pages: list.data && !list.isPlaceholderData ? list.data.pagination.pages : null,
    /** All readings that match the filter, for printing. Rejects if one page cannot be read: half a record would pass for the whole. */
    async readAll() {
      const rows = [];
      for (let page = 1; rows.length < maxPrinted; page += 1) {
        const query = listOf({ ...choice, page }, dayOf(clock), wholePage);
        const answer = await queryClient.fetchQuery($api.queryOptions(...query));
        rows.push(...withRanges(answer));
        if (page >= answer.pagination.pages) break;
      }
      return rows;
    },
    retry: () => void Promise.all([summary.refetch(), list.refetch()]),
    retryHistory: () => void list.refetch(),
  };
}
