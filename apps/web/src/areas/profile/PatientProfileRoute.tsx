import { HealthFacts } from '@nadi/ui/screens/profile/HealthFacts';
import { PatientProfileScreen } from '@nadi/ui/screens/profile/PatientProfileScreen';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { OwnPhoto } from '../photo/offers';
import { useHealthFacts } from '../vital-signs/offers';
import { usePatientProfile } from './use-patient-profile';

export function PatientProfileRoute() {
  const profile = usePatientProfile();
  const facts = useHealthFacts();
  const clock = useClock();
  const today = dayOf(clock);
  return (
    <PatientProfileScreen
      today={today}
      clock={clock}
      {...profile}
      photo={<OwnPhoto />}
      facts={<HealthFacts today={today} {...facts} />}
    />
  );
}
