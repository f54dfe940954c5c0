import { MedicinesToday } from '@nadi/ui/screens/medicines/MedicinesToday';
import { useClock } from '../../kernel/browser/clock';
import { useServices } from '../../kernel/services/use-services';
import { checksPath } from './paths';
import { useMedicines } from './use-medicines';

/** Shows which medicines of the patient matter today; nothing if none is taken, or if it is not known. */
export function MedicinesTodayPart() {
  const clock = useClock();
  const { $api } = useServices();
  const { state, isOffline } = useMedicines(clock);
  const { isLoading } = $api.useQuery('get', checksPath);
  const isThere = state.phase === 'ready' && state.medicines.some(({ stoppedAt }) => stoppedAt === null);
  return isThere ? (
    <MedicinesToday
      content={state}
      clock={clock}
      isChecking={isLoading}
      {...(isOffline !== undefined && { isOffline })}
    />
  ) : null;
}
