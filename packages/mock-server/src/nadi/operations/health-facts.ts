import type { ExportedHealthFact } from '@nadi/contract/schema';
import { checkFact, findTooMany, type NamedFact, toFact } from '@nadi/domain/vital-signs/fact-faults';
import { presentFact } from '@nadi/domain/vital-signs/present-fact';
import { factsOf, judgeAnew } from '../judging';
import { answer, etagOf, signedIn } from '../operation';
import { changedSince, notFound, unprocessable } from '../problems';
import type { Person } from '../world';

export const healthFacts = {
  listHealthFacts: signedIn('listHealthFacts', ({ me, touched }) => {
    const facts = [...me.healthFacts].sort((a, b) => (a.from + a.id < b.from + b.id ? 1 : -1));
    touched({ recordIds: facts.map(({ id }) => id) });
    return answer(facts.map(presentFact));
  }),

  addHealthFact: signedIn('addHealthFact', ({ body, me, now, newId, touched }) => {
    const tooMany = findTooMany(me.healthFacts.length, '/body');
    if (tooMany) throw unprocessable(tooMany);
    const fact = toFact(body);
    check(fact, me.healthFacts, me, now);
    const at = now.toISOString();
    const added = { id: newId(), ...fact, version: 1, createdAt: at, updatedAt: at };
    me.healthFacts.push(added);
    touched({ recordIds: [added.id] });
    return outcome(added, judgeAnew(me, { now, newId }));
  }),

  updateHealthFact: signedIn('updateHealthFact', ({ path, headers, body, me, now, newId, touched }) => {
    const found = findFact(me, path.id, headers);
    touched({ recordIds: [found.id] });
    const fact = toFact(body);
    check(
      fact,
      me.healthFacts.filter((one) => one !== found),
      me,
      now,
    );
    Object.assign(found, fact, { version: found.version + 1, updatedAt: now.toISOString() });
    return outcome(found, judgeAnew(me, { now, newId }));
  }),

  deleteHealthFact: signedIn('deleteHealthFact', ({ path, headers, me, now, newId, touched }) => {
    const found = findFact(me, path.id, headers);
    touched({ recordIds: [found.id] });
    me.healthFacts = me.healthFacts.filter((one) => one !== found);
    return answer({ fact: null, rejudged: judgeAnew(me, { now, newId }) });
  }),
};

const outcome = (fact: ExportedHealthFact, rejudged: number) => ({
  ...answer({ fact: presentFact(fact), rejudged }),
  headers: { ETag: etagOf(fact.version) },
});

/** @throws 422 for one that cannot be */
function check(fact: NamedFact, others: ExportedHealthFact[], { patient }: Person, now: Date): void {
  const faults = checkFact(fact, factsOf({ healthFacts: others }), {
    dateOfBirth: patient?.dateOfBirth ?? null,
    now,
  });
  if (faults.length > 0) throw unprocessable(...faults);
}

/** @throws 404 for one that is absent or another's, 412 where it was changed since it was read */
function findFact(me: Person, id: string | undefined, headers: Headers): ExportedHealthFact {
  const found = me.healthFacts.find((one) => one.id === id);
  if (!found) throw notFound();
  const expected = headers.get('if-match');
  if (expected !== null && expected !== etagOf(found.version)) throw changedSince(presentFact(found));
  return found;
}
