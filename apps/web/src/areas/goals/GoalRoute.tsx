import { GoalScreen, type GoalTimeframe } from '@nadi/ui/screens/goals/GoalScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { keptDetailState } from '../../kernel/page/detail-state';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useServices } from '../../kernel/services/use-services';
import { useGoalActions } from './use-goal-actions';

export function GoalRoute() {
  const { $api } = useServices();
  const { id = '' } = useParams();
  const clock = useClock();
  const navigate = useNavigate();
  const [timeframe, setTimeframe] = useState<GoalTimeframe>('month');
  const question = ['get', '/health-goals/{id}', { params: { path: { id } } }] as const;
  const query = $api.useQuery(...question);
  const analytics = $api.useQuery(
    'get',
    '/health-goals/{id}/analytics',
    { params: { path: { id }, query: { timeframe } } },
    { placeholderData: keepPreviousData },
  );
  const readAt = useReadAt([...question]);
  const { actions, isOffline, toRow } = useGoalActions();
  return (
    <GoalScreen
      state={keptDetailState(query, ({ data }) => ({ goal: toRow(data) }), readAt)}
      analytics={keptState(analytics, ({ data }) => ({ analytics: data }))}
      timeframe={timeframe}
      clock={clock}
      today={dayOf(clock)}
      isOffline={isOffline}
      {...actions}
      onTimeframe={setTimeframe}
      onDeleted={() => navigate('/dashboard/goals')}
      onRetry={() => void Promise.all([query.refetch(), analytics.refetch()])}
    />
  );
}
