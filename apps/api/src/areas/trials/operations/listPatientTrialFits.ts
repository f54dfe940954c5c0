import { answer } from '@nadi/api-server/answers';
import { presentFit } from '@nadi/domain/trials/present-fit';
import { query } from '../../../kernel/operation/operation';
import { findTrialsById } from '../queries/find-trials';
import { loadSharedFacts } from '../queries/load-facts';

export const listPatientTrialFits = query('listPatientTrialFits', async ({ path, query }, given) => {
  const { facts, purpose, subjectId } = await loadSharedFacts(path.id, given);
  const trials = await findTrialsById(query.ids, given);
  given.touched({ subjectId, recordIds: [subjectId], purpose });
  return answer({ fits: trials.map((trial) => presentFit(trial, facts)), isPartial: true });
});
