import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { EntryDraft, EntryKind, EntryStatus, HistoryEntry } from './types';

/** The content of the form: a draft in which the date is as it was typed, and a choice may be missing. */
export type EntryForm = Omit<EntryDraft, 'name' | 'onset'> & {
  name: string;
  onsetText: string;
};

const courses: readonly EntryStatus[] = ['active', 'remission', 'resolved', 'unknown'];

/** The states that a person chooses from; none where there is nothing to choose. */
export function statusesOf(kind: EntryKind, isKept: boolean): readonly EntryStatus[] {
  const error: EntryStatus[] = isKept ? ['entered-in-error'] : [];
  if (kind === 'condition') return [...courses, ...error];
  if (kind === 'allergy' || kind === 'medicine')
    return [...courses.filter((status) => status !== 'remission'), ...error];
  return isKept ? ['recorded', ...error] : [];
}

export const emptyForm = (kind: EntryKind): EntryForm => ({
  kind,
  name: '',
  codeSystem: null,
  code: null,
  onsetText: '',
  status: statusesOf(kind, false)[0] ?? 'recorded',
  source: 'patient',
  reaction: null,
  severity: null,
  strength: null,
  howTaken: null,
  relative: null,
  ageAtOnset: null,
  topic: null,
  answer: null,
  onlyYou: false,
  note: null,
});

/** An entry that came from the server has more than can be said, such as when it was added; none of that is sent back. */
export function formOf(entry: HistoryEntry): EntryForm {
  const empty = emptyForm(entry.kind);
  const said = Object.fromEntries(
    Object.keys(empty).map((field) => [field, entry[field as keyof EntryDraft]]),
  );
  return {
    ...empty,
    ...said,
    name: entry.name ?? '',
    onsetText: entry.onset ? typedOf(entry.onset) : '',
  };
}

/** `2019-05-12` as it is typed in India: 12/05/2019. */
const typedOf = (onset: string): string => onset.split('-').reverse().join('/');

/** Returns what was typed as a date of the contract; null if it is none. */
export function readDate(text: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(typed);
  const indian = /^(?:(?:(\d{1,2})[/. -])?(\d{1,2})[/. -])?(\d{4})$/.exec(typed);
  const [year, month, day] = iso ? iso.slice(1) : indian ? indian.slice(1).reverse() : [];
  if (!year) return null;
  const parts = [year, month, day].filter((part) => part !== undefined).map((part) => part.padStart(2, '0'));
  const date = parts.join('-');
  const whole = [...parts, '01', '01'].slice(0, 3).join('-');
  const exists = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(exists.getTime()) && exists.toISOString().startsWith(whole) ? date : null;
}

const maxInLine = 120;
const maxInNote = 500;
const lines = ['reaction', 'strength', 'howTaken'] as const;

/**
 * A draft, or what is missing or cannot be.
 *
 * @param today 'YYYY-MM-DD', where the person is
 */
export function checkEntry(form: EntryForm, today: string): { draft: EntryDraft } | { faults: FieldFault[] } {
  const { onsetText, ...rest } = form;
  const faults: FieldFault[] = [];
  const refuse = (name: string, message: string) => faults.push({ name, message });
  const isLifestyle = form.kind === 'lifestyle';
  const name = form.name.trim();
  if (!isLifestyle && name === '') refuse('name', m.medical_name_missing());
  if (name.length > maxInLine) refuse('name', m.medical_name_too_long());
  if (form.kind === 'family-history' && !form.relative) refuse('relative', m.medical_relative_missing());
  if (form.ageAtOnset !== null && !(form.ageAtOnset >= 0 && form.ageAtOnset <= 120))
    refuse('ageAtOnset', m.medical_age_invalid());
  if (isLifestyle && !form.topic) refuse('topic', m.medical_topic_missing());
  if (form.topic && !form.answer) refuse('answer', m.medical_answer_missing());
  const onset = readDate(onsetText);
  if (onsetText.trim() !== '' && onset === null) refuse('onset', m.medical_onset_invalid());
  if (onset !== null && onset > today.slice(0, onset.length)) refuse('onset', m.medical_onset_future());
  for (const field of lines)
    if ((form[field]?.length ?? 0) > maxInLine) refuse(field, m.medical_line_too_long());
  if ((form.note?.length ?? 0) > maxInNote) refuse('note', m.medical_note_too_long());
  if (faults.length > 0) return { faults };
  const trimmed = Object.fromEntries(
    [...lines, 'note' as const].map((field) => [field, form[field]?.trim() || null]),
  );
  return { draft: { ...rest, ...trimmed, name: isLifestyle ? null : name, onset } };
}
