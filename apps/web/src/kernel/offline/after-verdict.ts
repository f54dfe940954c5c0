import type { Verdict } from './answers';
import type { Outcome } from './outcomes';
import type { NewRecord, StoredRecord } from './records';
import { isNew, namedSubject } from './subjects';
import type { EntryStanding, OutboxEntry } from './write';

export type KeptAnswer = Exclude<EntryStanding, { phase: 'waiting' | 'sending' }>;

/** Returns the record to keep after a verdict; null if the entry simply continues to wait. */
export function standingOf(verdict: Verdict): KeptAnswer | null {
  if (verdict.kind === 'conflict')
    return { phase: 'conflict', message: verdict.message, current: verdict.current };
  if (verdict.kind !== 'refused') return null;
  const { status, message, errors } = verdict;
  return { phase: 'refused', status, message, errors };
}

/** Entries behind one that the server has accepted: the first is based on the version in the answer, all refer to the record that it named. */
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

/** Thrown for a change of a new record that is no longer here and has no known id: another tab cancelled it, or has just sent it. */
export class OriginGoneError extends Error {
  override readonly name = 'OriginGoneError';
}

/**
 * Returns a new entry in its place behind all entries here: the entry that it is based on may have been accepted since the person looked.
 *
 * @param outcome the known result for its record
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

/** The version that an entry is based on if no other entry is before it; null if it needs none. */
export function baseOf(record: StoredRecord, { write }: OutboxEntry, outcome: Outcome | null): StoredRecord {
  if (record.baseVersion !== null || !('read' in write)) return record;
  if (outcome && isNew(record.subject))
    return {
      ...record,
      subject: namedSubject(record.subject, outcome.id),
      targetId: outcome.id,
      baseVersion: outcome.version,
    };
  // If the result of the entry before is unknown, nothing is overwritten: the person is asked. A new record begins at 1.
  return { ...record, baseVersion: outcome?.version ?? Math.max(write.read.version, 1) };
}
