import type { OutboxEntry } from '../offline/write';
import { entriesOf } from './entries-of';
import type { OutboxState } from './outbox-slice';

type State = { outbox: OutboxState };
/** The patient for whom the person acts; null for themselves. */
type WithActing = State & { acting: { id: string } | null };

/** Selects all entries of the signed-in account, whichever patient they are for. */
export const selectAllEntries = ({ outbox }: State): readonly OutboxEntry[] => outbox.entries;
/** Selects the entries of the patient of the page, with subjects as the account's own entries have them. */
export const selectEntries = ({ outbox, acting }: WithActing): readonly OutboxEntry[] =>
  entriesOf(outbox.entries, acting?.id ?? null);
/** Entries that can no longer be read. */
export const selectSealedAway = ({ outbox }: State) => outbox.sealedAway;
/** True once the stored entries are known. */
export const selectIsOutboxRead = ({ outbox }: State): boolean => outbox.phase === 'read';
export const selectSending = ({ outbox }: State) => outbox.sending;
export const selectUnsentCount = ({ outbox }: State): number => outbox.entries.length;

/** True if an entry waits for the person rather than for the network. */
export const needsPerson = ({ standing }: OutboxEntry): boolean =>
  standing.phase === 'conflict' || standing.phase === 'refused';

/** The combined state of entries about one record. */
export function standingTogether(entries: readonly OutboxEntry[]): 'attention' | 'sending' | 'waiting' {
  if (entries.some(needsPerson)) return 'attention';
  return entries.some(({ standing }) => standing.phase === 'sending') ? 'sending' : 'waiting';
}

/** True if the server cannot have an entry: it was never sent, or was refused. */
export const canBeReplaced = (entry: OutboxEntry): boolean => entry.attempts === 0 || needsPerson(entry);

/**
 * The base of another intent that replaces an entry: the version that the person saw, or the entry before.
 *
 * @param seen that version
 */
export const baseOfReplacement = ({ baseVersion }: OutboxEntry, seen: number): number | null =>
  baseVersion === null ? null : Math.max(baseVersion, seen);
