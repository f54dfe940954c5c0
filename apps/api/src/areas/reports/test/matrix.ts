import { caller, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  readInternationalSummary: caller,
};
