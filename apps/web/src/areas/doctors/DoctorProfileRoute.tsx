import { DoctorProfileScreen } from '@nadi/ui/screens/profile/DoctorProfileScreen';
import { useClock } from '../../kernel/browser/clock';
import { OwnPhoto } from '../photo/offers';
import { useDoctorProfile } from './use-doctor-profile';

export function DoctorProfileRoute() {
  return <DoctorProfileScreen clock={useClock()} photo={<OwnPhoto />} {...useDoctorProfile()} />;
}
