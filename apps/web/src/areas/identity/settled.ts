import type { ApplySettled } from '../../kernel/services/after-writes';
import { applySettledUser } from './onboarding/apply-settled-user';

export const applySettled: ApplySettled = (settled, _entries, { dispatch }) =>
  applySettledUser(settled, dispatch);
