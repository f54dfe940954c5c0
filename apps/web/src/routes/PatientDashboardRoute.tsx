import { PatientDashboardScreen } from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import { useSearchParams } from 'react-router-dom';
import type { Services } from '../app/services';
import { useAppSelector } from '../app/use-services';
import { selectUser } from '../features/session/session-selectors';
import { readCourseAddress, writeCourseAddress } from '../features/vital-signs/course-address';
import { courseOf, profileQuestion, summaryOf } from '../features/vital-signs/dashboard-questions';
import { dashboardWith } from '../features/vital-signs/dashboard-with-unsent';
import { useDashboard } from '../features/vital-signs/use-dashboard';
import { usePerson, useUnsentReadings } from '../features/vital-signs/use-unsent-readings';
import { localTimeZone, useClock } from '../platform/clock';

/** Asks for what the page will show, before it is known who is here: one way to the server instead of two. */
export function fetchDashboard({ queryClient, $api }: Services, search: string): void {
  const period = readCourseAddress(new URLSearchParams(search));
  void queryClient.prefetchQuery($api.queryOptions(...summaryOf(localTimeZone())));
  void queryClient.prefetchQuery($api.queryOptions(...courseOf(period)));
  void queryClient.prefetchQuery($api.queryOptions(...profileQuestion));
}

export function PatientDashboardRoute() {
  const user = useAppSelector(selectUser);
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const period = readCourseAddress(query);
  const dashboard = useDashboard({ firstName: user?.firstName ?? '' }, period, clock.timeZone);
  const unsent = useUnsentReadings(usePerson());
  return (
    <PatientDashboardScreen
      {...dashboard}
      state={dashboardWith(dashboard.state, unsent)}
      period={period}
      clock={clock}
      addHref="/dashboard/vital-signs#add"
      onPeriodChange={(next) => setQuery(writeCourseAddress(next), { replace: true })}
    />
  );
}
