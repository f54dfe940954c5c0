import { DoctorProfileScreen } from '@nadi/ui/screens/profile/DoctorProfileScreen';
import { useClock } from '../../kernel/browser/clock';
import { useDoctorProfile } from './use-doctor-profile';

export function DoctorProfileRoute() {
  return <DoctorProfileScreen clock={useClock()} {...useDoctorProfile()} />;
}
