import { PatientProfileScreen } from '@nadi/ui/screens/profile/PatientProfileScreen';
import { usePatientProfile } from '../features/profile/use-patient-profile';
import { dayOf, useClock } from '../platform/clock';

export function PatientProfileRoute() {
  const profile = usePatientProfile();
  return <PatientProfileScreen today={dayOf(useClock())} {...profile} />;
}
