import { PrivacyScreen } from '@nadi/ui/screens/public/PrivacyScreen';
import { LiveOfficer } from './LiveOfficer';

export const PrivacyRoute = () => <PrivacyScreen officer={<LiveOfficer />} />;
