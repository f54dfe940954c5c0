import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { DateField } from '../../../components/DateField/DateField';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import { recordTypeWords } from '../../../words/record-type';
import type { RecordType } from '../types';
import type { RecordEntry } from './check-record';

type RecordFieldsProps = {
  entry: RecordEntry;
  onChange: (entry: RecordEntry) => void;
  /** 'YYYY-MM-DD' */
  today: string;
  messageFor: (name: string) => string | undefined;
};

const types = Object.keys(recordTypeWords) as RecordType[];

/** The details of a record, new or known. */
export function RecordFields({ entry, onChange, today, messageFor }: RecordFieldsProps) {
  const change = (patch: Partial<RecordEntry>) => onChange({ ...entry, ...patch });
  return (
    <>
      <Select
        name="type"
        label={m.record_type()}
        items={types.map((id) => ({ id, label: recordTypeWords[id]() }))}
        value={entry.type}
        onChange={(type) => change({ type })}
        errorMessage={messageFor('type')}
        isRequired
      />
      <TextField
        name="title"
        label={m.record_name()}
        description={m.record_name_help()}
        value={entry.title}
        onChange={(title) => change({ title })}
        errorMessage={messageFor('title')}
        isRequired
      />
      <DateField
        name="day"
        label={m.record_day()}
        description={m.record_day_help()}
        value={entry.day}
        onChange={(day) => change({ day })}
        maxValue={today}
        errorMessage={messageFor('day')}
      />
      <TextField
        name="source"
        label={m.record_source()}
        description={m.record_source_help()}
        value={entry.source}
        onChange={(source) => change({ source })}
        errorMessage={messageFor('source')}
      />
      <TextField
        name="tags"
        label={m.record_tags()}
        description={m.record_tags_help()}
        value={entry.tags}
        onChange={(tags) => change({ tags })}
        errorMessage={messageFor('tags')}
      />
      <TextField
        name="notes"
        label={m.record_notes()}
        rows={3}
        value={entry.notes}
        onChange={(notes) => change({ notes })}
        errorMessage={messageFor('notes')}
      />
      <Checkbox
        name="onlyYou"
        label={m.record_only_you()}
        description={m.record_only_you_help()}
        value={entry.onlyYou}
        onChange={(onlyYou) => change({ onlyYou })}
      />
    </>
  );
}
