import type { Settled } from './entries';
import { isNew, namedSubject } from './subjects';

/** The record that the server answered, as far as what is written next rests on it. */
export type Outcome = { id: string; version: number };

/**
 * What the server made of entries that have left, as long as the page lives. A form may be open over an entry while that is sent; what is
 * saved then rests on what became of it.
 */
export function createOutcomes() {
  /** By person and subject: everyone has a profile, and several people may use one page after the other. */
  const bySubject = new Map<string, Outcome>();
  /** How subjects of new records are called since. */
  const names = new Map<string, string>();
  const origins = new Map<number, { owner: string; subject: string }>();

  // Ids hold no space.
  const keyOf = (owner: string, subject: string) => `${owner} ${names.get(subject) ?? subject}`;
  const of = (owner: string, subject: string): Outcome | null => bySubject.get(keyOf(owner, subject)) ?? null;

  return {
    of,
    ofEntry(id: number): Outcome | null {
      const origin = origins.get(id);
      return origin ? of(origin.owner, origin.subject) : null;
    },
    note(owner: string, settled: readonly Settled[]): void {
      for (const { id: entry, subject, verdict } of settled) {
        if (verdict.kind !== 'taken') continue;
        const { id, version } = (verdict.data ?? {}) as Partial<Outcome>;
        if (typeof id !== 'string' || typeof version !== 'number') continue;
        if (isNew(subject)) names.set(subject, namedSubject(subject, id));
        bySubject.set(keyOf(owner, subject), { id, version });
        origins.set(entry, { owner, subject });
      }
    },
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;
