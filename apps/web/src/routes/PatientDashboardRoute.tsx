import { PatientDashboardScreen } from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../app/use-services';
import { selectUser } from '../features/session/session-selectors';
import { readCourseAddress, writeCourseAddress } from '../features/vital-signs/course-address';
import { useDashboard } from '../features/vital-signs/use-dashboard';
import { useClock } from '../platform/clock';

export function PatientDashboardRoute() {
  const user = useAppSelector(selectUser);
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const period = readCourseAddress(query);
  const dashboard = useDashboard({ firstName: user?.firstName ?? '' }, period, clock.timeZone);
  return (
    <PatientDashboardScreen
      {...dashboard}
      period={period}
      clock={clock}
      addHref="/dashboard/vital-signs#add"
      onPeriodChange={(next) => setQuery(writeCourseAddress(next), { replace: true })}
    />
  );
}
