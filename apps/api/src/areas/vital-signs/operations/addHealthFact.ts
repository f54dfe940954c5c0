import { answer, etagOf } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkFact, findTooMany, toFact } from '@nadi/domain/vital-signs/fact-faults';
import { presentFact } from '@nadi/domain/vital-signs/present-fact';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { reassess, spanOf } from '../assessment/reassess';
import { holdPerson } from '../facts/hold-person';
import { type HealthFactRow, healthFacts } from '../tables/health-facts';

export const addHealthFact = mutation('addHealthFact', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const person = await holdPerson(caller, tx);
  const tooMany = findTooMany(person.facts.length, '/body');
  if (tooMany) throw unprocessable([tooMany]);
  const columns = toFact(body);
  const faults = checkFact(columns, person.facts, { ...person, now });
  if (faults.length > 0) throw unprocessable(faults);

  const added: HealthFactRow = {
    id: newId(),
    patientId: caller.userId,
    ...columns,
    isOnlyYou: false,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(healthFacts).values(added);
  touched({ recordIds: [added.id] });
  const subject = { ...person, facts: [...person.facts, added] };
  const reassessed = await reassess(subject, spanOf([added], now), given);
  await tellDoctors(given);
  const outcome = answer({ fact: presentFact(added), reassessed });
  return { ...outcome, headers: { ETag: etagOf(added.version) } };
});
