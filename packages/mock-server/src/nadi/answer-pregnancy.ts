import type { Pregnancy } from '@nadi/contract/schema';
import { findTooMany } from '@nadi/domain/vital-signs/fact-faults';
import { changeByAnswer } from '@nadi/domain/vital-signs/pregnancy-answer';
import { factsOf } from './assessing';
import { unprocessable } from './problems';
import type { Person } from './world';

/** Takes the answer of the profile or of the first questions as facts: what held ends yesterday, the answer holds from today. */
export function answerPregnancy(
  me: Person,
  answer: Pregnancy,
  { now, newId }: { now: Date; newId(): string },
): void {
  const change = changeByAnswer(factsOf(me), answer, now);
  if (!change) return;
  const tooMany = change.added && findTooMany(me.healthFacts.length, '/body/pregnancy');
  if (tooMany) throw unprocessable(tooMany);
  const at = now.toISOString();
  for (const { fact, from, to } of change.ended) {
    const found = me.healthFacts.find(({ id }) => id === fact.id);
    if (to === null) me.healthFacts = me.healthFacts.filter((one) => one !== found);
    else if (found) Object.assign(found, { from, to, version: found.version + 1, updatedAt: at });
  }
  if (change.added)
    me.healthFacts.push({
      id: newId(),
      ...change.added,
      setBy: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
}
