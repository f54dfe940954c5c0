import { caller, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  readDoctorProfile: caller,
  updateDoctorProfile: caller,
};
