import { Stack } from '@nadi/ui/components/Stack';
import { DoctorDashboardScreen } from '@nadi/ui/screens/dashboard/DoctorDashboardScreen';
import { Suspense } from 'react';
import { useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { latePart } from '../../kernel/shell/late-part';
import { useIdle } from '../../kernel/shell/use-idle';
import { useDay } from '../appointments/offers';
import { doctorQuery } from './doctor-query';

const MoreWays = latePart(async () => (await import('@nadi/ui/screens/dashboard/MoreWays')).MoreWays);

export function DoctorDashboardRoute() {
  const { $api } = useServices();
  const profile = $api.useQuery(...doctorQuery, { staleTime: 0 });
  const clock = useClock();
  const state = pageState(profile, ({ data }) => data);
  const isVerified = profile.data?.data.verification.status === 'VERIFIED';
  const { day, attention, patients } = useDay({ isEnabled: isVerified });
  const isIdle = useIdle();
  return (
    <Stack space={8}>
      <DoctorDashboardScreen
        state={state}
        day={isVerified ? day : null}
        attention={isVerified ? attention : null}
        patients={patients}
        clock={clock}
        onRetry={() => void profile.refetch()}
      />
      {isIdle && state.phase === 'ready' && (
        <Suspense fallback={null}>
          <MoreWays of="DOCTOR" />
        </Suspense>
      )}
    </Stack>
  );
}
