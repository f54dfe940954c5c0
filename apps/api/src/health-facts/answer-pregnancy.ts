import { unprocessable } from '@nadi/api-server/problem';
import { addDays } from '@nadi/clinical/calendar';
import { type HealthFact, lastDayOf } from '@nadi/clinical/health-facts';
import type { Pregnancy } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { increment } from '../db/increment';
import { type HealthFactRow, healthFacts } from '../db/schema/health-facts';
import type { Writer } from '../db/transaction';
import type { Caller } from '../sessions/caller';
import { mostFacts, tooManyFacts } from './check-fact';
import { findFacts } from './find-facts';
import { pregnancyOf, todayOf } from './pregnancy';

type Given = { tx: Writer; caller: Caller; now: Date; newId(): string };

/**
 * Takes the answer of the profile or of the first questions as facts: what held ends yesterday, and the answer holds from today.
 * The same answer again changes nothing.
 *
 * @returns the dates for which something else is known now, as facts
 */
export async function answerPregnancy(answer: Pregnancy, given: Given): Promise<HealthFact[]> {
  const { tx, caller, now, newId } = given;
  const facts = await findFacts(caller, tx);
  const known = facts.filter(({ kind }) => kind === 'pregnant' || kind === 'not-pregnant');
  if (pregnancyOf(known, now) === answer) return [];
  const today = todayOf(now);
  const ended = known.filter((fact) => (lastDayOf(fact) ?? today) >= today);
  for (const fact of ended) await end(fact, addDays(today, -1), given);
  const over = ended.map((fact) => ({ ...fact, from: today }));
  if (answer === 'unknown') return over;

  if (facts.length >= mostFacts) throw unprocessable([tooManyFacts('/body/pregnancy')]);
  const added = {
    id: newId(),
    patientId: caller.userId,
    kind: answer,
    from: today,
    to: null,
    metres: null,
    setBy: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(healthFacts).values(added);
  return [...over, added];
}

/** One that began after that day never held. */
async function end({ id, from }: HealthFactRow, to: string, { tx, now }: Given): Promise<void> {
  if (from > to) await tx.delete(healthFacts).where(eq(healthFacts.id, id));
  else
    await tx
      .update(healthFacts)
      .set({ to, version: increment(healthFacts.version), updatedAt: now })
      .where(eq(healthFacts.id, id));
}
