import { answer } from '@nadi/api-server/answers';
import { presentAnalytics } from '@nadi/domain/goals/goal-progress';
import { query } from '../../../kernel/operation/operation';
import { findGoal } from '../queries/find-goals';
import { findReadingDays } from '../queries/tell-goals';

export const readHealthGoalAnalytics = query('readHealthGoalAnalytics', async ({ path, query }, given) => {
  const found = await findGoal(path.id, given.caller, given.tx);
  given.touched({ recordIds: [found.id] });
  const readings = await findReadingDays([found], given);
  return answer(presentAnalytics(found, readings, { timeframe: query.timeframe, now: given.now }));
});
