import * as m from '@nadi/ui/messages';
import type { Choices, ConflictScreenProps } from '@nadi/ui/screens/offline/ConflictScreen';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Clock } from '../browser/clock';
import type { OutboxEntry } from '../offline/write';
import { selectAllEntries, selectIsOutboxRead } from '../outbox/outbox-selectors';
import { useAppSelector } from '../services/use-services';
import { conflictOf } from './conflict-of';
import { editAddress } from './entry-words';
import type { UnsentConflict } from './unsent-conflict';
import { unsentKindOf } from './unsent-kinds';
import { useDecision } from './use-decision';

/** The content of the page at an entry's address. */
export type ConflictView =
  | { kind: 'screen'; props: Omit<ConflictScreenProps, 'clock'>; hasPhoto: boolean }
  /** It is changed, not compared. */
  | { kind: 'elsewhere'; to: string }
  /** The current version could not be read. */
  | { kind: 'failed'; onRetry: () => void };

const chosen = () => ({ sent: m.app_unsent_chosen(), kept: m.app_unsent_chosen_kept() });
const deleted = () => ({ sent: m.delete_done(), kept: m.delete_kept() });
const recorded = () => ({ sent: m.app_unsent_recorded(), kept: m.app_unsent_recorded_kept() });

const needsProfile = ({ write, standing }: OutboxEntry): boolean =>
  standing.phase === 'conflict' && standing.current === null && unsentKindOf(write).needsProfile === true;

const homeOf = ({ write }: OutboxEntry): string => unsentKindOf(write).home;

/** The current version of the person's profile, read if needed. */
export type UseProfile = (isNeeded: boolean) => { profile: unknown; isFailed: boolean; onRetry: () => void };

/** An entry that conflicts with the current version, and the person's possible decisions. */
export function useConflict(id: number, clock: Clock, useProfile: UseProfile): ConflictView {
  const entries = useAppSelector(selectAllEntries);
  const isRead = useAppSelector(selectIsOutboxRead);
  const entry = entries.find((one) => one.id === id);
  const chain = entries.filter((one) => one.subject === entry?.subject && one.id >= id);
  const { profile, isFailed, onRetry } = useProfile(entry !== undefined && needsProfile(entry));
  const { saving, decide, discard, recordAgain } = useDecision(chain);
  const found = conflictOf(chain, profile, clock);

  // While it is sent, and until the next page is loaded, the decided conflict stays visible.
  const [held, setHeld] = useState<UnsentConflict | null>(null);
  const isPending = saving.phase === 'pending';
  const shown = isPending ? held : found;
  if (!isPending && held !== null) setHeld(null);

  const isSame = shown === 'same' && saving.phase === 'idle';
  const settle = useEffectEvent(() => discard(m.app_unsent_same()));
  useEffect(() => {
    if (isSame) void settle();
  }, [isSame]);

  const photo = entry && 'photo' in entry.write ? entry.write.photo : null;
  const screen = (state: ConflictScreenProps['state']): ConflictView => ({
    kind: 'screen',
    hasPhoto: photo !== null,
    props: {
      state,
      backHref: entry && homeOf(entry),
      onSave(choices: Choices) {
        if (!found || found === 'same') return;
        setHeld(found);
        const decided = found.choose(choices);
        void (decided ? decide(decided, chosen()) : discard(m.app_unsent_standing()));
      },
      onDiscard() {
        if (!found || found === 'same') return;
        setHeld(found);
        void (found.deletion ? discard(m.delete_undone(), false) : discard(m.app_unsent_standing()));
      },
      onRecordAgain() {
        if (!found || found === 'same' || !found.again) return;
        setHeld(found);
        void recordAgain(found.again, recorded());
      },
      onDelete() {
        if (!found || found === 'same' || !found.deletion) return;
        setHeld(found);
        void decide(found.deletion, deleted());
      },
    },
  });

  if (shown && shown !== 'same') return screen({ phase: 'ready', conflict: shown.conflict, saving });
  if (isPending || shown === 'same' || !isRead) return screen({ phase: 'loading' });
  if (entry?.standing.phase === 'conflict' && needsProfile(entry))
    return isFailed ? { kind: 'failed', onRetry } : screen({ phase: 'loading' });
  // A refused entry, and one without another version to compare, is corrected in its form.
  if (entry && (entry.standing.phase === 'refused' || entry.standing.phase === 'conflict'))
    return { kind: 'elsewhere', to: editAddress(entry, entries) ?? homeOf(entry) };
  return screen({ phase: 'gone' });
}
