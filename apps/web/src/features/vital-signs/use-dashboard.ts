import type { User } from '@nadi/contract/schema';
import type { PatientDashboardScreenProps } from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useServices } from '../../app/use-services';
import { useSummary } from './use-summary';

type State = PatientDashboardScreenProps['state'];
type Trend = Extract<State, { phase: 'ready' }>['trend'];
type Period = PatientDashboardScreenProps['period'];

/** How the blood pressure is: what is known of the last 30 days, and its course over the period chosen. */
export function useDashboard({ firstName }: Pick<User, 'firstName'>, period: Period, timeZone: string) {
  const { $api } = useServices();
  const summary = useSummary(timeZone);
  const course = $api.useQuery(
    'get',
    '/vital-signs/trends',
    { params: { query: { metric: 'blood_pressure', period } } },
    { placeholderData: keepPreviousData },
  );

  function trend(): Trend {
    if (course.data) return { phase: 'ready', trend: course.data.data, isPending: course.isPlaceholderData };
    return { phase: course.isError ? 'failed' : 'loading' };
  }

  function state(): State {
    if (summary.data) return { phase: 'ready', firstName, summary: summary.data.data, trend: trend() };
    return { phase: summary.isError ? 'failed' : 'loading' };
  }

  return {
    state: state(),
    onRetry: () => void Promise.all([summary.refetch(), course.refetch()]),
    onRetryTrend: () => void course.refetch(),
  };
}
