import type { Settled } from './entries';
import { isNewReading, subjectOfReading } from './subjects';

/** The record that the server answered, as far as what is written next rests on it. */
export type Outcome = { id: string; version: number };

/**
 * What the server made of entries that have left, as long as the page lives. A form may be open over an entry while that is sent; what is
 * saved then rests on what became of it.
 */
export function createOutcomes() {
  const bySubject = new Map<string, Outcome>();
  /** How subjects of new readings are called since. */
  const names = new Map<string, string>();
  const subjects = new Map<number, string>();

  const of = (subject: string): Outcome | null => bySubject.get(names.get(subject) ?? subject) ?? null;

  return {
    of,
    ofEntry(id: number): Outcome | null {
      const subject = subjects.get(id);
      return subject === undefined ? null : of(subject);
    },
    note(settled: readonly Settled[]): void {
      for (const { id: entry, subject, verdict } of settled) {
        if (verdict.kind !== 'taken') continue;
        const { id, version } = (verdict.data ?? {}) as Partial<Outcome>;
        if (typeof id !== 'string' || typeof version !== 'number') continue;
        if (isNewReading(subject)) names.set(subject, subjectOfReading(id));
        bySubject.set(names.get(subject) ?? subject, { id, version });
        subjects.set(entry, subject);
      }
    },
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;
