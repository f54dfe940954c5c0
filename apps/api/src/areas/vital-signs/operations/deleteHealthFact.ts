import { answer } from '@nadi/api-server/answers';
import { presentFact } from '@nadi/domain/vital-signs/present-fact';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { reassess, spanOf } from '../assessment/reassess';
import { holdPerson } from '../facts/hold-person';
import { pickFact } from '../queries/find-facts';
import { healthFacts } from '../tables/health-facts';

export const deleteHealthFact = mutation('deleteHealthFact', async ({ path, headers }, given) => {
  const { tx, caller, now, touched } = given;
  const person = await holdPerson(caller, tx);
  const found = pickFact(path.id, person.facts);
  touched({ recordIds: [found.id] });
  expectVersion(headers, found.version, 'HealthFact', () => presentFact(found));

  await tx.delete(healthFacts).where(eq(healthFacts.id, found.id));
  const facts = person.facts.filter((fact) => fact !== found);
  const reassessed = await reassess({ ...person, facts }, spanOf([found], now), given);
  await tellDoctors(given);
  return answer({ fact: null, reassessed });
});
