import type { Verdict } from './answers';
import type { Outcome } from './outcomes';
import type { StoredRecord } from './records';
import { isNew, namedSubject } from './subjects';
import type { EntryStanding, OutboxEntry } from './write';

export type KeptAnswer = Exclude<EntryStanding, { phase: 'waiting' | 'sending' }>;

/** What is kept of a verdict; null where the entry simply goes on waiting. */
export function standingOf(verdict: Verdict): KeptAnswer | null {
  if (verdict.kind === 'conflict')
    return { phase: 'conflict', message: verdict.message, current: verdict.current };
  if (verdict.kind !== 'refused') return null;
  const { status, message, errors } = verdict;
  return { phase: 'refused', status, message, errors };
}

/** Entries behind one that the server has taken: the first rests on the version that it answered, all mean the record that it named. */
export function restingOn(behind: readonly StoredRecord[], data: unknown): StoredRecord[] {
  const { id, version } = (data ?? {}) as { id?: unknown; version?: unknown };
  return behind.map((record, index) => {
    const isFirst = index === 0 && record.baseVersion === null;
    return {
      ...record,
      ...(isNew(record.subject) &&
        typeof id === 'string' && { targetId: id, subject: namedSubject(record.subject, id) }),
      ...(isFirst && typeof version === 'number' && { baseVersion: version }),
    };
  });
}

/** The version on which an entry rests before which nothing stands any more; null where it needs none. */
export function baseOf(record: StoredRecord, { write }: OutboxEntry, outcome: Outcome | null): StoredRecord {
  if (record.baseVersion !== null || !('read' in write)) return record;
  if (outcome && isNew(record.subject))
    return {
      ...record,
      subject: namedSubject(record.subject, outcome.id),
      targetId: outcome.id,
      baseVersion: outcome.version,
    };
  // Where it is not known what became of the entry before, nothing is written over: the person is asked.
  const seen = write.read.version > 0 ? write.read.version : null;
  return { ...record, baseVersion: outcome?.version ?? seen };
}
