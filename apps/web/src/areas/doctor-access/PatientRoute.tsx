import { useParams } from 'react-router-dom';
import { SharedPatient } from './SharedPatient';
import { useAccessHeld } from './use-access-held';

/**
 * Shows what a patient shares. It is on the page only while the server said a moment ago that the access holds: otherwise nothing would tell that
 * it was taken back. With it its answers are gone too, so that it is read anew.
 */
export function PatientRoute() {
  const { id = '' } = useParams();
  return <PatientOf key={id} id={id} />;
}

function PatientOf({ id }: { id: string }) {
  return <SharedPatient id={id} isHeld={useAccessHeld(id)} />;
}
