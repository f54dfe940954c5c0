import { localDay } from '../kernel/time-zone';
import type { ConsultationStatus } from './visit';

export type NoteState = 'none' | 'draft' | 'signed';
type Noted = { status: ConsultationStatus; scheduledAt: string; timeZone: string; noteState: NoteState };

/** Returns why a note cannot be written; null if it can. */
export function refuseNote(
  { status, scheduledAt, timeZone, noteState }: Noted,
  isSigned: boolean,
  now: Date,
): string | null {
  if (noteState === 'signed') return 'This note is signed and stays as it is. Add to it instead.';
  if (status === 'requested' || status === 'cancelled' || status === 'no_show')
    return `This visit is ${status}. It has no note.`;
  if (localDay(now, timeZone) < localDay(new Date(scheduledAt), timeZone))
    return 'A note can be written from the day of the visit on.';
  if (isSigned && status !== 'completed') return 'Complete the visit before you sign its note.';
  return null;
}

/**
 * Years for which a signed note stays after it was signed, even if its patient or its doctor was erased. The Indian Medical Council (Professional Conduct,
 * Etiquette and Ethics) Regulations, 2002, 1.3.1, ask for three years from the start of a treatment, for patients of a ward; the same term is kept here
 * for visits, for which they name none.
 */
export const noteTermYears = 3;

/** Stands in the place of the id of someone who was erased. */
export const erasedPerson = '00000000-0000-0000-0000-000000000000';

/** The doctor who signs says which version they read, so that no text that is not the newest becomes final. */
export const signedBlindly = {
  pointer: '/body/noteVersion',
  message: 'Must be given to sign a note: the version that you read.',
  code: 'required',
} as const;

/** As many as a note may have. */
export const maxAddenda = 100;

/** Returns why nothing can be added to a note; null if something can. */
export function refuseAddendum({
  noteState,
  addenda,
}: {
  noteState: NoteState;
  addenda: readonly unknown[];
}): string | null {
  if (noteState !== 'signed') return 'This note is not signed yet. Change the note itself.';
  return addenda.length >= maxAddenda ? 'Nothing more can be added to this note.' : null;
}
