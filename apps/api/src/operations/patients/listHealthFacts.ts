import { answer } from '@nadi/api-server/answers';
import { findFacts } from '../../health-facts/find-facts';
import { reading } from '../../operation';
import { presentHealthFact } from '../../presenters/health-fact';

export const listHealthFacts = reading('listHealthFacts', async (_, { tx, caller, touched }) => {
  const facts = await findFacts(caller, tx);
  touched({ recordIds: facts.map(({ id }) => id) });
  return answer(facts.map(presentHealthFact));
});
