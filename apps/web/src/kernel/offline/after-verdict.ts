import type { Verdict } from './answers';
import type { Outcome } from './outcomes';
import type { NewRecord, StoredRecord } from './records';
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

/** A change of a new record that lies here no more, and of which nobody knows its name: another tab took it back, or has just sent it. */
export class OriginGoneError extends Error {
  override readonly name = 'OriginGoneError';
}

/**
 * A new entry as it lies behind all that lies here by then: what it was to rest on may have been taken since the person looked.
 *
 * @param outcome what is known of its record
 * @throws {OriginGoneError}
 */
export function behind(record: NewRecord, all: readonly StoredRecord[], outcome: Outcome | null): NewRecord {
  const hasBefore = (subject: string) => all.some((one) => one.subject === subject);
  if (hasBefore(record.subject)) return record;
  if (!isNew(record.subject))
    return { ...record, baseVersion: record.baseVersion ?? outcome?.version ?? null };
  if (!outcome) throw new OriginGoneError('What it changes lies here no more.');
  const subject = namedSubject(record.subject, outcome.id);
  const baseVersion = hasBefore(subject) ? null : (record.baseVersion ?? outcome.version);
  return { ...record, subject, targetId: outcome.id, baseVersion };
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
  // Where it is not known what became of the entry before, nothing is written over: the person is asked. A new record begins at 1.
  return { ...record, baseVersion: outcome?.version ?? Math.max(write.read.version, 1) };
}
