import type { MedicalHistory, NewMedicalHistory, SentMedicalHistoryEntry } from '@nadi/contract/schema';
import type {
  EntryDraft,
  HistoryEntry,
  ListedKind,
} from '@nadi/ui/screens/medical-history/MedicalHistoryScreen';

/** The whole as it would be sent again unchanged. */
const asSent = ({ noneKnown, entries }: MedicalHistory): NewMedicalHistory => ({
  noneKnown,
  entries: entries.map(({ createdAt: _, updatedAt: __, ...said }): SentMedicalHistoryEntry => said),
});

/**
 * The whole with one entry more, or one that says something else. One that was removed elsewhere meanwhile is added again: the
 * person has it before them and saved it.
 *
 * @param id of the entry that is changed; null for a new one
 */
export function withEntry(known: MedicalHistory, draft: EntryDraft, id: string | null): NewMedicalHistory {
  const { noneKnown, entries } = asSent(known);
  const isKnown = entries.some((one) => one.id === id);
  return {
    // Removes the kind: whoever lists one says no longer that there are none.
    noneKnown:
      draft.status === 'entered-in-error' ? noneKnown : noneKnown.filter((kind) => kind !== draft.kind),
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

export function withoutEntry(known: MedicalHistory, id: string): NewMedicalHistory {
  const { noneKnown, entries } = asSent(known);
  return { noneKnown, entries: entries.filter((one) => one.id !== id) };
}

export function withNone(known: MedicalHistory, kind: ListedKind, isNone: boolean): NewMedicalHistory {
  const { noneKnown, entries } = asSent(known);
  const others = noneKnown.filter((one) => one !== kind);
  return { noneKnown: isNone ? [...others, kind] : others, entries };
}
