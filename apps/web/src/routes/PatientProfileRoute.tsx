import { PatientProfileScreen } from '@nadi/ui/screens/profile/PatientProfileScreen';
import { usePatientProfile } from '../features/profile/use-patient-profile';
import { dayOf, useClock } from '../platform/clock';

export function PatientProfileRoute() {
  const profile = usePatientProfile();
  const clock = useClock();
  return <PatientProfileScreen today={dayOf(clock)} clock={clock} {...profile} />;
}
