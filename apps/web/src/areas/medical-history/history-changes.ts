import type { MedicalHistory, NewMedicalHistory, SentMedicalHistoryEntry } from '@nadi/contract/schema';
import type {
  EntryDraft,
  HistoryEntry,
  ListedKind,
} from '@nadi/ui/screens/medical-history/MedicalHistoryScreen';

/** A list as it would be sent again unchanged. The other lists are not named, so that nothing of them can be lost. */
const listOf = ({ noneKnown, entries }: MedicalHistory, kind: EntryDraft['kind']) => ({
  lists: [kind],
  noneKnown: noneKnown.filter((one) => one === kind),
  entries: entries
    .filter((one) => one.kind === kind)
    .map(({ createdAt: _, updatedAt: __, ...said }): SentMedicalHistoryEntry => said),
});

/**
 * The list with one entry more, or one that says something else. One that was removed elsewhere meanwhile is added again: the
 * person has it before them and saved it.
 *
 * @param id of the entry that is changed; null for a new one
 */
export function withEntry(known: MedicalHistory, draft: EntryDraft, id: string | null): NewMedicalHistory {
  const { lists, noneKnown, entries } = listOf(known, draft.kind);
  const isKnown = entries.some((one) => one.id === id);
  return {
    lists,
    // Says no longer that there are none, once one is listed.
    noneKnown: draft.status === 'entered-in-error' ? noneKnown : [],
    entries:
      id !== null && isKnown
        ? entries.map((one) => (one.id === id ? { ...draft, id } : one))
        : [...entries, draft],
  };
}

/** Tells whether an entry says something else now than when it was opened, or was removed. */
export function isChangedSince(known: MedicalHistory, opened: HistoryEntry): boolean {
  const standing = known.entries.find(({ id }) => id === opened.id);
  return (
    !standing ||
    (Object.keys(opened) as (keyof HistoryEntry)[]).some((field) => standing[field] !== opened[field])
  );
}

export function withoutEntry(
  known: MedicalHistory,
  { id, kind }: Pick<HistoryEntry, 'id' | 'kind'>,
): NewMedicalHistory {
  const list = listOf(known, kind);
  return { ...list, entries: list.entries.filter((one) => one.id !== id) };
}

export function withNone(known: MedicalHistory, kind: ListedKind, isNone: boolean): NewMedicalHistory {
  return { ...listOf(known, kind), noneKnown: isNone ? [kind] : [] };
}
