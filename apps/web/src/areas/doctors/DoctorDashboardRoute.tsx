import { DoctorDashboardScreen } from '@nadi/ui/screens/dashboard/DoctorDashboardScreen';
import { useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { doctorQuestion } from './doctor-question';

export function DoctorDashboardRoute() {
  const { $api } = useServices();
  const profile = $api.useQuery(...doctorQuestion, { staleTime: 0 });
  const clock = useClock();
  return (
    <DoctorDashboardScreen
      state={pageState(profile, ({ data }) => data)}
      clock={clock}
      onRetry={() => void profile.refetch()}
    />
  );
}
