import type { OutboxEntry } from '../offline/write';
import type { OutboxState } from './outbox-slice';

type State = { outbox: OutboxState };

export const selectEntries = ({ outbox }: State): readonly OutboxEntry[] => outbox.entries;
/** Those that nobody can read any more. */
export const selectSealedAway = ({ outbox }: State) => outbox.sealedAway;
/** Whether it is known yet what lies here. */
export const selectIsOutboxRead = ({ outbox }: State): boolean => outbox.phase === 'read';
export const selectSending = ({ outbox }: State) => outbox.sending;
export const selectUnsentCount = ({ outbox }: State): number => outbox.entries.length;

/** Whether an entry waits for the person rather than for the network. */
export const needsPerson = ({ standing }: OutboxEntry): boolean =>
  standing.phase === 'conflict' || standing.phase === 'refused';

/** How entries about one thing stand together. */
export function standingTogether(entries: readonly OutboxEntry[]): 'attention' | 'sending' | 'waiting' {
  if (entries.some(needsPerson)) return 'attention';
  return entries.some(({ standing }) => standing.phase === 'sending') ? 'sending' : 'waiting';
}

/** Whether the server cannot have an entry: it was never sent, or was refused. */
export const canBeReplaced = (entry: OutboxEntry): boolean => entry.attempts === 0 || needsPerson(entry);

/**
 * On what another intent in the place of an entry rests: the version that the person has before them, or the entry before.
 *
 * @param seen that version
 */
export const baseOfReplacement = ({ baseVersion }: OutboxEntry, seen: number): number | null =>
  baseVersion === null ? null : Math.max(baseVersion, seen);
