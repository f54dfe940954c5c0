import { answer, etagOf } from '@nadi/api-server/answers';
import { changedSince } from '@nadi/api-server/problem';
import { presentFact } from '@nadi/domain/vital-signs/present-fact';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { holdPerson } from '../facts/hold-person';
import { judgeAnew, spanOf } from '../judging/judge-anew';
import { pickFact } from '../queries/find-facts';
import { healthFacts } from '../tables/health-facts';

export const deleteHealthFact = mutation('deleteHealthFact', async ({ path, headers }, given) => {
  const { tx, caller, now, touched } = given;
  const person = await holdPerson(caller, tx);
  const found = pickFact(path.id, person.facts);
  touched({ recordIds: [found.id] });
  const expected = headers['If-Match'];
  if (expected !== undefined && expected !== etagOf(found.version))
    throw changedSince('HealthFact', presentFact(found));

  await tx.delete(healthFacts).where(eq(healthFacts.id, found.id));
  const facts = person.facts.filter((fact) => fact !== found);
  return answer({ fact: null, rejudged: await judgeAnew({ ...person, facts }, spanOf([found], now), given) });
});
