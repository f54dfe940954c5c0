import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findConsultation } from '../queries/find-consultations';
import { touchOf } from '../touch-of';

export const readConsultation = query('readConsultation', async ({ path }, given) => {
  const shown = await findConsultation(path.id, given);
  given.touched(touchOf(shown, given.caller));
  return versioned(shown);
});
