import { DoctorProfileScreen } from '@nadi/ui/screens/profile/DoctorProfileScreen';
import { useDoctorProfile } from '../features/profile/use-doctor-profile';

export function DoctorProfileRoute() {
  return <DoctorProfileScreen {...useDoctorProfile()} />;
}
