import { addDays } from '../kernel/calendar';
import { type HealthFact, holdsOn, lastDayOf } from './health-facts';

export type PregnancyAnswer = 'pregnant' | 'not-pregnant' | 'unknown';

/** The calendar date of UTC, from which an answer in the profile holds. */
export const todayOf = (now: Date): string => now.toISOString().slice(0, 10);

const isAnswer = ({ type }: HealthFact): boolean => type === 'pregnant' || type === 'not-pregnant';

/** The answer of the profile, by the facts that hold today. */
export function pregnancyAnswer(facts: readonly HealthFact[], now: Date): PregnancyAnswer {
  const today = todayOf(now);
  const holds = (type: HealthFact['type']) =>
    facts.some((fact) => fact.type === type && holdsOn(fact, today));
  if (holds('pregnant')) return 'pregnant';
  return holds('not-pregnant') ? 'not-pregnant' : 'unknown';
}

/** Returns the effect of an answer in the profile on a person's facts. */
export type AnswerChange<Fact> = {
  /**
   * These end yesterday; a "not pregnant" of today never held and goes. A pregnancy that was told today is kept as one of yesterday: a birth
   * may be what ended it, and the six weeks after it must not be lost.
   */
  ended: { fact: Fact; from: string; to: string | null }[];
  /** This holds from today on; null where nothing is answered. */
  added: HealthFact | null;
};

/** Returns how an answer changes the facts: what held ends yesterday. Null where it says what is known already. */
export function changeByAnswer<Fact extends HealthFact>(
  facts: readonly Fact[],
  answer: PregnancyAnswer,
  now: Date,
): AnswerChange<Fact> | null {
  if (pregnancyAnswer(facts, now) === answer) return null;
  const today = todayOf(now);
  const ended = facts
    .filter((fact) => isAnswer(fact) && lastDayOf(fact) >= today)
    .map((fact) => {
      const yesterday = addDays(today, -1);
      if (fact.from < today) return { fact, from: fact.from, to: yesterday };
      return { fact, from: yesterday, to: fact.type === 'pregnant' ? yesterday : null };
    });
  const added = answer === 'unknown' ? null : { type: answer, from: today, to: null, metres: null };
  return { ended, added };
}
