import type { PatientProfile } from '@nadi/contract/schema';
import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import { dayOf } from '../../../kernel/browser/clock';
import { localTimeZone } from '../../../kernel/browser/time-zone';
import type { OutboxEntry } from '../../../kernel/offline/write';

/** The person of a reading, as far as its interpretation needs, and the name under which they entered it. */
export type Person = { subject: Subject; name: string };

type Said = Partial<Pick<PatientProfile, 'dateOfBirth' | 'gender' | 'pregnancy'>>;

const saidIn = ({ write }: OutboxEntry): Said => {
  if (write.operation === 'completeOnboarding') return write.answers;
  return write.operation === 'updatePatientProfile' ? write.body : {};
};

/**
 * Returns the data that decide a person's ranges, as far as this device knows: the profile and the facts as last read, overridden by
 * unsent changes. Unknown facts count as not given.
 */
export function subjectOf(
  profile: PatientProfile | null,
  facts: readonly HealthFact[],
  entries: readonly OutboxEntry[],
): Subject {
  const said: Said = Object.assign({}, ...entries.map(saidIn));
  const { dateOfBirth = profile?.dateOfBirth ?? null, gender = profile?.gender ?? null } = said;
  return { dateOfBirth, gender, facts: withAnswer(facts, entries) };
}

/** An answer about pregnancy counts from the day on which it was given, and ends the one before. */
function withAnswer(facts: readonly HealthFact[], entries: readonly OutboxEntry[]): HealthFact[] {
  const answer = entries.findLast((entry) => saidIn(entry).pregnancy !== undefined);
  const pregnancy = answer && saidIn(answer).pregnancy;
  if (!answer || !pregnancy) return [...facts];
  const from = dayOf({ now: new Date(answer.timestamp).toISOString(), timeZone: localTimeZone() });
  const yesterday = new Date(Date.parse(`${from}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const ended = facts.flatMap((fact) => {
    if (fact.type !== 'pregnant' && fact.type !== 'not-pregnant') return [fact];
    // A pregnancy of the same day stays as one of yesterday, as on the server: a birth may be what ended it.
    if (fact.from >= from)
      return fact.type === 'pregnant' ? [{ ...fact, from: yesterday, to: yesterday }] : [];
    return [{ ...fact, to: fact.to !== null && fact.to < from ? fact.to : yesterday }];
  });
  return pregnancy === 'unknown' ? ended : [...ended, { type: pregnancy, from, to: null, metres: null }];
}
