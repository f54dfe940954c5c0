import { answer, etagOf } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { maxFacts } from '@nadi/domain/vital-signs/fact-faults';
import { writing } from '../../../kernel/operation/operation';
import { checkFact, toFactColumns, tooManyFacts } from '../facts/check-fact';
import { holdPerson } from '../facts/hold-person';
import { judgeAnew, spanOf } from '../judging/judge-anew';
import { presentHealthFact } from '../presenters/health-fact';
import { type HealthFactRow, healthFacts } from '../tables/health-facts';

export const addHealthFact = writing('addHealthFact', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const person = await holdPerson(caller, tx);
  if (person.facts.length >= maxFacts) throw unprocessable([tooManyFacts('/body')]);
  const columns = toFactColumns(body);
  const faults = checkFact(columns, person.facts, { ...person, now });
  if (faults.length > 0) throw unprocessable(faults);

  const added: HealthFactRow = {
    id: newId(),
    patientId: caller.userId,
    ...columns,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(healthFacts).values(added);
  touched({ recordIds: [added.id] });
  const subject = { ...person, facts: [...person.facts, added] };
  const rejudged = await judgeAnew(subject, spanOf([added], now), given);
  const outcome = answer({ fact: presentHealthFact(added), rejudged });
  return { ...outcome, headers: { ETag: etagOf(added.version) } };
});
