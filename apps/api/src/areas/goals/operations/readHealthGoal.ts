import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findGoal } from '../queries/find-goals';
import { tellGoal } from '../queries/tell-goals';

export const readHealthGoal = query('readHealthGoal', async ({ path }, given) => {
  const found = await findGoal(path.id, given.caller, given.tx);
  given.touched({ recordIds: [found.id] });
  return versioned(await tellGoal(found, given));
});
