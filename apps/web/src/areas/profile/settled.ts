import { takeInWhole } from '../../kernel/services/take-in-whole';

export const takeIn = takeInWhole('updatePatientProfile', '/patients/profile');
