import type { Settled } from './entries';
import { isNew, namedSubject } from './subjects';

/** The record in the server's answer, as far as the next write is based on it. */
export type Outcome = { id: string; version: number };

/**
 * The server's verdicts on entries that have left, for the lifetime of the page. A form may be open over an entry while that is sent; its
 * next write is then based on the outcome.
 */
export function createOutcomes() {
  /** By person and subject: everyone has a profile, and several people may use one page after the other. */
  const bySubject = new Map<string, Outcome>();
  /** The current ids of subjects that were new records. */
  const names = new Map<string, string>();
  const origins = new Map<number, { owner: string; subject: string }>();

  // Ids contain no spaces.
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
