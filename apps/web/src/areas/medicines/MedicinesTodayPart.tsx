import { MedicinesToday } from '@nadi/ui/screens/medicines/MedicinesToday';
import { useClock } from '../../kernel/browser/clock';
import { useMedicines } from './use-medicines';

/** Shows which medicines of the patient matter today; nothing if none is taken, or if it is not known. */
export function MedicinesTodayPart() {
  const { state } = useMedicines(useClock());
  const isThere = state.phase === 'ready' && state.medicines.some(({ stoppedAt }) => stoppedAt === null);
  return isThere ? <MedicinesToday content={state} /> : null;
}
