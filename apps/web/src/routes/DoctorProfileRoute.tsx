import { DoctorProfileScreen } from '@nadi/ui/screens/profile/DoctorProfileScreen';
import { useDoctorProfile } from '../features/profile/use-doctor-profile';
import { useClock } from '../platform/clock';

export function DoctorProfileRoute() {
  return <DoctorProfileScreen clock={useClock()} {...useDoctorProfile()} />;
}
