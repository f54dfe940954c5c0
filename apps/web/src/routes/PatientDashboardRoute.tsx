import { PatientDashboardScreen } from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../app/use-services';
import { selectUser } from '../features/session/session-selectors';
import { readCourseAddress, writeCourseAddress } from '../features/vital-signs/course-address';
import { dashboardWith } from '../features/vital-signs/dashboard-with-unsent';
import { useDashboard } from '../features/vital-signs/use-dashboard';
import { usePerson } from '../features/vital-signs/use-person';
import { useUnsentReadings } from '../features/vital-signs/use-unsent-readings';
import { useClock } from '../platform/clock';

export function PatientDashboardRoute() {
  const user = useAppSelector(selectUser);
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const period = readCourseAddress(query);
  const dashboard = useDashboard({ firstName: user?.firstName ?? '' }, period, clock.timeZone);
  const { readings, isComing } = useUnsentReadings(usePerson(), {
    isReady: dashboard.state.phase === 'ready',
  });
  return (
    <PatientDashboardScreen
      {...dashboard}
      state={isComing ? { phase: 'loading' } : dashboardWith(dashboard.state, readings, new Date(clock.now))}
      period={period}
      clock={clock}
      addHref="/dashboard/vital-signs#add"
      onPeriodChange={(next) => setQuery(writeCourseAddress(next), { replace: true })}
    />
  );
}
