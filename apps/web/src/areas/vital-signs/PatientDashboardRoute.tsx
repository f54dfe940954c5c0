import { Stack } from '@nadi/ui/components/Stack';
import { PatientDashboardScreen } from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectActing } from '../../kernel/acting/acting-slice';
import { useClock } from '../../kernel/browser/clock';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { latePart } from '../../kernel/shell/late-part';
import { useIdle } from '../../kernel/shell/use-idle';
import { readCourseAddress, writeCourseAddress } from './queries/course-address';
import { useDashboard } from './queries/use-dashboard';
import { usePerson } from './queries/use-person';
import { dashboardWith } from './recording/dashboard-with-unsent';
import { useUnsentReadings } from './recording/use-unsent-readings';

const Below = latePart(async () => (await import('./BelowDashboard')).BelowDashboard);

export function PatientDashboardRoute() {
  const user = useAppSelector(selectUser);
  const acting = useAppSelector(selectActing);
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const period = readCourseAddress(query);
  const dashboard = useDashboard({ firstName: (acting ?? user)?.firstName ?? '' }, period, clock.timeZone);
  const { readings, isComing } = useUnsentReadings(usePerson(), {
    isReady: dashboard.state.phase === 'ready',
  });
  const isIdle = useIdle();
  const { phase } = dashboard.state;
  return (
    <Stack space={8}>
      <PatientDashboardScreen
        {...dashboard}
        state={
          isComing ? { phase: 'loading' } : dashboardWith(dashboard.state, readings, new Date(clock.now))
        }
        period={period}
        clock={clock}
        addHref="/dashboard/vital-signs#add"
        onPeriodChange={(next) => setQuery(writeCourseAddress(next), { replace: true })}
      />
      {isIdle && !isComing && (phase === 'ready' || phase === 'not-on-device') && (
        <Suspense fallback={null}>
          <Below />
        </Suspense>
      )}
    </Stack>
  );
}
