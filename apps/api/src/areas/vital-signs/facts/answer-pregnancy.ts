import { unprocessable } from '@nadi/api-server/problem';
import { findTooMany } from '@nadi/domain/vital-signs/fact-faults';
import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';
import { changeByAnswer, type PregnancyAnswer, todayOf } from '@nadi/domain/vital-signs/pregnancy-answer';
import { eq } from 'drizzle-orm';
import { increment } from '../../../kernel/db/increment';
import type { Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { findFacts } from '../queries/find-facts';
import { healthFacts } from '../tables/health-facts';

type Given = { tx: Writer; caller: Caller; now: Date; newId(): string };

/**
 * Applies the answer of the profile or of the first questions to the facts: the earlier answer ends yesterday, and the new one counts from today.
 *
 * @returns the dates for which the known facts changed, as facts
 */
export async function answerPregnancy(answer: PregnancyAnswer, given: Given): Promise<HealthFact[]> {
  const { tx, caller, now, newId } = given;
  const facts = await findFacts(caller, tx);
  const change = changeByAnswer(facts, answer, now);
  if (!change) return [];
  const { ended, added } = change;
  for (const { fact, from, to } of ended)
    if (to === null) await tx.delete(healthFacts).where(eq(healthFacts.id, fact.id));
    else
      await tx
        .update(healthFacts)
        .set({ from, to, version: increment(healthFacts.version), updatedAt: now })
        .where(eq(healthFacts.id, fact.id));
  const over = ended.map(({ fact }) => ({ ...fact, from: todayOf(now) }));
  if (!added) return over;

  const tooMany = findTooMany(facts.length, '/body/pregnancy');
  if (tooMany) throw unprocessable([tooMany]);
  const own = { id: newId(), patientId: caller.userId, version: 1, createdAt: now, updatedAt: now };
  await tx.insert(healthFacts).values({ ...own, ...added });
  return [...over, added];
}
