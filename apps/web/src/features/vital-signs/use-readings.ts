import { toProblem } from '@nadi/api-client/problems';
import type { VitalSignsScreenProps } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useServices } from '../../app/use-services';
import { type Clock, dayOf } from '../../platform/clock';
import { type HistoryChoice, startOfHistory } from './history-address';
import { useSummary } from './use-summary';

type State = VitalSignsScreenProps['state'];
type History = Extract<State, { phase: 'ready' }>['history'];

/** What is known of own readings: the latest of each kind, and a page of their history. */
export function useReadings({ type, period, page }: HistoryChoice, clock: Clock) {
  const { $api } = useServices();
  const summary = useSummary(clock.timeZone);
  const list = $api.useQuery(
    'get',
    '/vital-signs',
    {
      params: {
        query: {
          page,
          dateFrom: startOfHistory(period, dayOf(clock)),
          ...(type !== null && { type }),
        },
      },
    },
    { placeholderData: keepPreviousData },
  );

  function history(): History {
    if (list.data)
      return {
        phase: 'ready',
        rows: list.data.data,
        pagination: list.data.pagination,
        isPending: list.isPlaceholderData,
      };
    return { phase: list.isError ? 'failed' : 'loading' };
  }

  function state(): State {
    if (summary.data) return { phase: 'ready', items: summary.data.data.items, history: history() };
    if (!summary.isError) return { phase: 'loading' };
    return { phase: toProblem(summary.error).status === 403 ? 'forbidden' : 'failed' };
  }

  return {
    state: state(),
    /** How many pages the history has; null while that is not known. */
    pages: list.data && !list.isPlaceholderData ? list.data.pagination.pages : null,
    retry: () => void Promise.all([summary.refetch(), list.refetch()]),
    retryHistory: () => void list.refetch(),
  };
}
