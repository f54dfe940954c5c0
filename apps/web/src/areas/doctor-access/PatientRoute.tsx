import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectLivePhase } from '../../kernel/sockets/live-slice';
import { HiddenPatient, SharedPatient } from './SharedPatient';

/**
 * Shows what a patient shares. It is on the page only while the live connection is: before it, and while it is down, nothing would tell that it was
 * taken back. With the part that is gone its answers are gone too, so that each connection reads everything anew.
 */
export function PatientRoute() {
  const { id = '' } = useParams();
  const isTold = useAppSelector(selectLivePhase) === 'connected';
  return isTold ? <SharedPatient key={id} id={id} /> : <HiddenPatient />;
}
