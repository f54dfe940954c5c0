import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { RecordDraft, RecordRow, RecordType } from '../types';

/** The content of the fields of a record. */
export type RecordEntry = {
  type: RecordType | null;
  title: string;
  day: string | null;
  source: string;
  tags: string;
  notes: string;
  onlyYou: boolean;
};

export const emptyRecord: RecordEntry = {
  type: null,
  title: '',
  day: null,
  source: '',
  tags: '',
  notes: '',
  onlyYou: false,
};

export const entryOfRecord = ({
  type,
  title,
  day,
  source,
  tags,
  notes,
  onlyYou,
}: RecordRow): RecordEntry => ({
  ...{ type, title, day, onlyYou },
  source: source ?? '',
  tags: tags.join(', '),
  notes: notes ?? '',
});

/** As in the contract. */
export const recordLimits = { title: 120, source: 120, notes: 2_000, tags: 10, tag: 30 };

/** @param today 'YYYY-MM-DD' */
export function checkRecord(
  entry: RecordEntry,
  today: string,
): { draft: RecordDraft } | { faults: FieldFault[] } {
  const { type, day, onlyYou } = entry;
  const title = entry.title.trim();
  const source = entry.source.trim();
  const notes = entry.notes.trim();
  const tags = [...new Set(entry.tags.split(',').map((tag) => tag.trim().toLowerCase()))].filter(Boolean);
  const faults: FieldFault[] = [];
  const tooLong = (name: 'title' | 'source' | 'notes', text: string) => {
    if ([...text].length > recordLimits[name])
      faults.push({ name, message: m.record_too_long({ maximum: recordLimits[name] }) });
  };
  if (!type) faults.push({ name: 'type', message: m.record_type_missing() });
  if (!title) faults.push({ name: 'title', message: m.record_name_missing() });
  tooLong('title', title);
  if (day && day > today) faults.push({ name: 'day', message: m.record_day_future() });
  tooLong('source', source);
  if (tags.length > recordLimits.tags || tags.some((tag) => [...tag].length > recordLimits.tag))
    faults.push({ name: 'tags', message: m.record_tags_too_many() });
  tooLong('notes', notes);
  if (faults.length > 0 || !type) return { faults };
  return { draft: { type, title, day, tags, source: source || null, notes: notes || null, onlyYou } };
}
