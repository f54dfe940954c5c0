import '@nadi/ui/screens/prescriptions/VerifyScreen.css';
import { OwnVerification } from '../areas/prescriptions/verify/OwnVerification';
import { startIslands } from './islands';

startIslands({ prescription: () => <OwnVerification /> });
