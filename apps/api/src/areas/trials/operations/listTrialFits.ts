import { answer } from '@nadi/api-server/answers';
import { presentFit } from '@nadi/domain/trials/present-fit';
import { query } from '../../../kernel/operation/operation';
import { findTrialsById } from '../queries/find-trials';
import { loadOwnFacts } from '../queries/load-facts';

export const listTrialFits = query('listTrialFits', async ({ query }, given) => {
  const [trials, facts] = await Promise.all([findTrialsById(query.ids, given), loadOwnFacts(given)]);
  given.touched({ recordIds: [given.caller.userId] });
  return answer({ fits: trials.map((trial) => presentFit(trial, facts)), isPartial: false });
});
