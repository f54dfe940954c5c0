import { goalCategories, goalPriorities } from '@nadi/domain/goals/goal';
import { goalStatuses } from '@nadi/domain/goals/goal-states';
import { type GoalsFilter, HealthGoalsScreen } from '@nadi/ui/screens/goals/HealthGoalsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useServices } from '../../kernel/services/use-services';
import { useGoalActions } from './use-goal-actions';

/** The filter in an address; invalid values are ignored. */
const filterOf = (query: URLSearchParams): GoalsFilter => ({
  status: goalStatuses.find((one) => one === query.get('status')) ?? 'all',
  category: goalCategories.find((one) => one === query.get('category')) ?? 'all',
  priority: goalPriorities.find((one) => one === query.get('priority')) ?? 'all',
});

export function HealthGoalsRoute() {
  const { $api } = useServices();
  const clock = useClock();
  const [address, setAddress] = useSearchParams();
  const [filter, page] = [filterOf(address), readPage(address)];
  const question = ['get', '/health-goals', { params: { query: { ...filter, page } } }] as const;
  const list = $api.useQuery(...question, { placeholderData: keepPreviousData });
  const readAt = useReadAt([...question]);
  const { actions, isOffline, toRow } = useGoalActions();
  const go = (next: Record<string, string>) =>
    setAddress(
      Object.fromEntries(Object.entries(next).filter(([, value]) => value !== 'all' && value !== '1')),
    );
  return (
    <HealthGoalsScreen
      state={keptState(
        list,
        ({ data, pagination }) => ({ rows: data.map(toRow), pagination, isPending: list.isPlaceholderData }),
        readAt,
      )}
      filter={filter}
      clock={clock}
      today={dayOf(clock)}
      isOffline={isOffline}
      {...actions}
      onFilter={go}
      onPageChange={(next) => go({ ...filter, page: String(next) })}
      onRetry={() => void list.refetch()}
    />
  );
}
