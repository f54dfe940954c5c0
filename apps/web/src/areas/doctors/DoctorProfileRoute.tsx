import { DoctorProfileScreen } from '@nadi/ui/screens/profile/DoctorProfileScreen';
import { useDoctorProfile } from './use-doctor-profile';
import { useClock } from '../../kernel/browser/clock';

export function DoctorProfileRoute() {
  return <DoctorProfileScreen clock={useClock()} {...useDoctorProfile()} />;
}
