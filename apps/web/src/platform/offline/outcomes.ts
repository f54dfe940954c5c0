import type { Settled } from './entries';
import { subjectOfReading } from './subjects';

/** The record that the server answered, as far as what is written next rests on it. */
export type Outcome = { id: string; version: number };

/**
 * What the server made of entries that have left, as long as the page lives. A form may be open over an entry while that is sent; what is
 * saved then rests on what became of it.
 */
export function createOutcomes() {
  const bySubject = new Map<string, Outcome>();
  const subjects = new Map<number, string>();

  function of(subject: string): Outcome | null {
    const outcome = bySubject.get(subject);
    // A reading that was new has been known by its id since, and may have been changed under that.
    return outcome ? (bySubject.get(subjectOfReading(outcome.id)) ?? outcome) : null;
  }

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
        bySubject.set(subject, { id, version });
        subjects.set(entry, subject);
      }
    },
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;
