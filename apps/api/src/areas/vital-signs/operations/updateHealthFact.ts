import { answer, etagOf } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkFact, toFact } from '@nadi/domain/vital-signs/fact-faults';
import { presentFact } from '@nadi/domain/vital-signs/present-fact';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { reassess, spanOf } from '../assessment/reassess';
import { holdPerson } from '../facts/hold-person';
import { pickFact } from '../queries/find-facts';
import { type HealthFactRow, healthFacts } from '../tables/health-facts';

export const updateHealthFact = mutation('updateHealthFact', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched } = given;
  const person = await holdPerson(caller, tx);
  const found = pickFact(path.id, person.facts);
  touched({ recordIds: [found.id] });
  expectVersion(headers, found.version, 'HealthFact', () => presentFact(found));

  const others = person.facts.filter((fact) => fact !== found);
  const columns = toFact(body);
  const faults = checkFact(columns, others, { ...person, now });
  if (faults.length > 0) throw unprocessable(faults);

  const changes = { ...columns, version: found.version + 1, updatedAt: now };
  await tx.update(healthFacts).set(changes).where(eq(healthFacts.id, found.id));
  const changed: HealthFactRow = { ...found, ...changes };
  const reassessed = await reassess(
    { ...person, facts: [...others, changed] },
    spanOf([found, changed], now),
    given,
  );
  await tellDoctors(given);
  const outcome = answer({ fact: presentFact(changed), reassessed });
  return { ...outcome, headers: { ETag: etagOf(changed.version) } };
});
