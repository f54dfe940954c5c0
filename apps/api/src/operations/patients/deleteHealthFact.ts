import { answer, etagOf } from '@nadi/api-server/answers';
import { changedSince } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { healthFacts } from '../../db/schema/health-facts';
import { pickFact } from '../../health-facts/find-facts';
import { holdPerson } from '../../health-facts/hold-person';
import { writing } from '../../operation';
import { presentHealthFact } from '../../presenters/health-fact';
import { judgeAnew, spanOf } from '../../vital-signs/judge-anew';

export const deleteHealthFact = writing('deleteHealthFact', async ({ path, headers }, given) => {
  const { tx, caller, now, touched } = given;
  const person = await holdPerson(caller, tx);
  const found = pickFact(path.id, person.facts);
  touched({ recordIds: [found.id] });
  const expected = headers['If-Match'];
  if (expected !== undefined && expected !== etagOf(found.version))
    throw changedSince(presentHealthFact(found));

  await tx.delete(healthFacts).where(eq(healthFacts.id, found.id));
  const facts = person.facts.filter((fact) => fact !== found);
  return answer({ fact: null, rejudged: await judgeAnew({ ...person, facts }, spanOf([found], now), given) });
});
