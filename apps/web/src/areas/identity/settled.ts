import type { TakeIn } from '../../kernel/services/after-writes';
import { takeInUser } from './onboarding/take-in-user';

export const takeIn: TakeIn = (settled, _entries, { dispatch }) => takeInUser(settled, dispatch);
