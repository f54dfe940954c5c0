import { caller, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  readHealthReport: caller,
  downloadHealthReport: caller,
  readInternationalSummary: caller,
};
