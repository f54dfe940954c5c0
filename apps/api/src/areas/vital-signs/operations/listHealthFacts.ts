import { answer } from '@nadi/api-server/answers';
import { reading } from '../../../kernel/operation/operation';
import { presentHealthFact } from '../presenters/health-fact';
import { findFacts } from '../queries/find-facts';

export const listHealthFacts = reading('listHealthFacts', async (_, { tx, caller, touched }) => {
  const facts = await findFacts(caller, tx);
  touched({ recordIds: facts.map(({ id }) => id) });
  return answer(facts.map(presentHealthFact));
});
