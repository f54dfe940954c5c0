import { answer } from '@nadi/api-server/answers';
import { presentFact } from '@nadi/domain/vital-signs/present-fact';
import { query } from '../../../kernel/operation/operation';
import { findFacts } from '../queries/find-facts';

export const listHealthFacts = query('listHealthFacts', async (_, { tx, caller, touched }) => {
  const facts = await findFacts(caller, tx);
  touched({ recordIds: facts.map(({ id }) => id) });
  return answer(facts.map(presentFact));
});
