import {
  DoctorDashboardScreen,
  type DoctorDashboardScreenProps,
} from '@nadi/ui/screens/dashboard/DoctorDashboardScreen';
import { useClock } from '../../kernel/browser/clock';
import { useServices } from '../../kernel/services/use-services';
import { doctorQuestion } from './doctor-question';

type State = DoctorDashboardScreenProps['state'];

export function DoctorDashboardRoute() {
  const { $api } = useServices();
  const profile = $api.useQuery(...doctorQuestion, { staleTime: 0 });
  const clock = useClock();
  return (
    <DoctorDashboardScreen state={stateOf(profile)} clock={clock} onRetry={() => void profile.refetch()} />
  );
}

function stateOf({ data, isError }: { data?: { data: Ready }; isError: boolean }): State {
  if (data) return { phase: 'ready', ...data.data };
  return { phase: isError ? 'failed' : 'loading' };
}

type Ready = Omit<Extract<State, { phase: 'ready' }>, 'phase'>;
