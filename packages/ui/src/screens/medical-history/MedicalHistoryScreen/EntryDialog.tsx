import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { checkEntry, type EntryForm, emptyForm, formOf, statusesOf } from './entry-form';
import { kindWords, sayName, sayStatus } from './history-words';
import { OwnFields } from './OwnFields';
import type { EntryDraft, EntryKind, EntryStatus, HistoryEntry, HistorySaved, Term, Topic } from './types';

export type EntryDialogProps = {
  kind: EntryKind;
  /** The entry to change; null for a new one. */
  entry: HistoryEntry | null;
  /** Questions of lifestyle that have an answer in another entry. */
  answered: readonly Topic[];
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  /** Things of this kind that a text may mean. */
  findTerms: (kind: EntryKind, text: string) => readonly Term[];
  onSave: (draft: EntryDraft, entry: HistoryEntry | null) => Promise<HistorySaved>;
  /** Null where nothing was saved. */
  onClose: (result: object | null) => void;
  /** Takes the focus once it is saved. */
  focusAfter: RefObject<HTMLElement | null>;
};

const sources = { patient: m.medical_source_patient, document: m.medical_source_document } as const;
const sourceIds = Object.keys(sources) as (keyof typeof sources)[];

/** Adds or changes one entry. It stays open until the save has resolved, with what was typed. */
export function EntryDialog(props: EntryDialogProps) {
  const { kind, entry, answered, today, findTerms, onSave, ...dialog } = props;
  const [form, setForm] = useState<EntryForm>(entry ? formOf(entry) : emptyForm(kind));
  const change = (patch: Partial<EntryForm>) => setForm((before) => ({ ...before, ...patch }));
  const statuses = statusesOf(kind, entry !== null);

  return (
    <FormDialog
      title={entry ? m.medical_change_of({ name: sayName(entry) }) : kindWords[kind].add()}
      check={() => checkEntry(form, today)}
      onSave={(draft: EntryDraft) => onSave(draft, entry)}
      {...dialog}
    >
      {({ messageFor }) => (
        <>
          <OwnFields
            form={form}
            change={change}
            messageFor={messageFor}
            answered={answered}
            findTerms={findTerms}
          />
          {statuses.length > 0 && (
            <RadioGroup<EntryStatus>
              name="status"
              label={m.medical_status()}
              items={statuses.map((id) => ({ id, label: sayStatus(kind, id) || m.medical_status_right() }))}
              value={form.status}
              onChange={(status) => change({ status })}
              errorMessage={messageFor('status')}
            />
          )}
          {kind !== 'family-history' && kind !== 'lifestyle' && (
            <TextField
              name="onset"
              label={
                kind === 'procedure' || kind === 'immunisation'
                  ? m.medical_onset_done()
                  : m.medical_onset_began()
              }
              description={m.medical_onset_help()}
              value={form.onsetText}
              onChange={(onsetText) => change({ onsetText })}
              errorMessage={messageFor('onset')}
            />
          )}
          {form.source !== 'imported' && kind !== 'lifestyle' && (
            <RadioGroup
              name="source"
              label={m.medical_source()}
              items={sourceIds.map((id) => ({ id, label: sources[id]() }))}
              value={form.source}
              onChange={(source) => change({ source })}
              errorMessage={messageFor('source')}
            />
          )}
          <TextField
            name="note"
            label={m.medical_note()}
            rows={2}
            value={form.note ?? ''}
            onChange={(note) => change({ note: note || null })}
            errorMessage={messageFor('note')}
          />
          <Checkbox
            name="onlyYou"
            label={m.medical_only_you_label()}
            description={m.medical_only_you_help()}
            value={form.onlyYou}
            onChange={(onlyYou) => change({ onlyYou })}
          />
        </>
      )}
    </FormDialog>
  );
}
