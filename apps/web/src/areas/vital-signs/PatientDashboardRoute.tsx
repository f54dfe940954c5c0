import { PatientDashboardScreen } from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { readCourseAddress, writeCourseAddress } from './queries/course-address';
import { useDashboard } from './queries/use-dashboard';
import { usePerson } from './queries/use-person';
import { dashboardWith } from './recording/dashboard-with-unsent';
import { useUnsentReadings } from './recording/use-unsent-readings';

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
