import type { User } from '@nadi/contract/schema';
import type { PatientDashboardScreenProps } from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { selectIsOffline } from '../../../kernel/connectivity/connectivity-slice';
import { isAway } from '../../../kernel/read-store/is-away';
import { useReadAt } from '../../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { courseOf, summaryOf } from './dashboard-queries';
import type { ReadDashboardState } from './read-dashboard';
import { useSummary } from './use-summary';

type State = ReadDashboardState;
type Trend = Extract<State, { phase: 'ready' }>['trend'];
type Period = PatientDashboardScreenProps['period'];

/** The state of the blood pressure: the summary of the last 30 days, and its trend over the chosen period. */
export function useDashboard({ firstName }: Pick<User, 'firstName'>, period: Period, timeZone: string) {
  const { $api } = useServices();
  const summary = useSummary(timeZone);
  const courseQuery = courseOf(period);
  const course = $api.useQuery(...courseQuery, { placeholderData: keepPreviousData });
  const readAt = useReadAt(summaryOf(timeZone), courseQuery);
  const isOffline = useAppSelector(selectIsOffline);

  function trend(): Trend {
    if (course.data) return { phase: 'ready', trend: course.data.data, isPending: course.isPlaceholderData };
    if (!course.isError) return { phase: 'loading' };
    return { phase: isOffline && isAway(course.error) ? 'not-on-device' : 'failed' };
  }

  function state(): State {
    if (summary.data)
      return { phase: 'ready', firstName, summary: summary.data.data, trend: trend(), readAt };
    if (!summary.isError) return { phase: 'loading' };
    // Unsent readings are shown anyway, above all a critical one.
    return isAway(summary.error) ? { phase: 'not-on-device', firstName } : { phase: 'failed' };
  }

  return {
    state: state(),
    isOffline,
    onRetry: () => void Promise.all([summary.refetch(), course.refetch()]),
    onRetryTrend: () => void course.refetch(),
  };
}
