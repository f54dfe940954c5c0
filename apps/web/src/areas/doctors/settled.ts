import { applySettledWhole } from '../../kernel/services/apply-settled-whole';

export const applySettled = applySettledWhole('updateDoctorProfile', '/doctors/profile');
