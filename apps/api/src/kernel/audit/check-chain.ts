import type { AuditEntryRow } from '../tables/audit';
import { hashEntry } from './entry-hash';

export type Head = { seq: number; hash: string };

/** The first fault of a chain. */
export type Finding = {
  subjectId: string;
  seq: number;
  /** Id of the entry, if there is one. */
  operation: string | null;
  at: string | null;
  what: string;
};

export type ChainCheck = {
  /** Takes the entries of a chain in their order. */
  take(entry: AuditEntryRow): void;
  /** The first fault among the entries so far, of which the end is not known yet. */
  soFar(): Finding | null;
  /** The first fault; null for an intact chain. */
  end(): Finding | null;
};

/**
 * Follows one chain from its first entry to its head.
 *
 * @param head its end according to the database; null if unknown
 * @param saved its end at an earlier time, from a checkpoint stored elsewhere
 * @param checked the last entry that was checked before
 */
export function checkChain(
  subjectId: string,
  head: Head | null,
  saved: Head | null,
  checked: Head = { seq: 0, hash: '' },
): ChainCheck {
  let found: Finding | null = null;
  let last = checked;

  const report = (seq: number, entry: AuditEntryRow | null, what: string) => {
    const { operation = null, at = null } = entry ?? {};
    found ??= { subjectId, seq, operation, at: at?.toISOString() ?? null, what };
  };
  const missing = (seq: number, upTo: number) =>
    report(seq, null, upTo > seq ? `missing, and those after it up to ${upTo}` : 'missing');

  return {
    take(entry) {
      if (found) return;
      const expected = last.seq + 1;
      if (entry.seq > expected) missing(expected, entry.seq - 1);
      else if (entry.seq < expected) report(entry.seq, entry, 'inserted: the chain begins with entry 1');
      else if (head && entry.seq > head.seq) report(entry.seq, entry, 'inserted after the end of the chain');
      else if (hashEntry(last.hash, entry) !== entry.hash)
        report(entry.seq, entry, 'altered, or the one before it is: its hash does not follow');
      else if (saved?.seq === entry.seq && saved.hash !== entry.hash)
        report(entry.seq, entry, 'rewritten, it or one before it: it differs from the checkpoint');
      last = { seq: entry.seq, hash: entry.hash };
    },
    soFar: () => found,
    end() {
      if (head && last.seq < head.seq) missing(last.seq + 1, head.seq);
      else if (!head && last.seq > 0) report(last.seq, null, 'the end of the chain is not recorded any more');
      else if (head && head.hash !== last.hash)
        report(head.seq, null, 'the recorded end of the chain was altered');
      if (saved && last.seq < saved.seq) missing(last.seq + 1, saved.seq);
      return found;
    },
  };
}
