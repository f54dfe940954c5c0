import { PrivacyScreen } from '@nadi/ui/screens/public/PrivacyScreen';
import { OfficerOfServices } from './OfficerOfServices';

export const PrivacyRoute = () => <PrivacyScreen officer={<OfficerOfServices />} />;
