import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { checkRecord, entryOfRecord } from '../private/check-record';
import { RecordFields } from '../private/RecordFields';
import type { RecordDraft, RecordRow } from '../types';

export type RecordSaved = Saved<object, RecordRow>;

export type EditRecordDialogProps = {
  record: RecordRow;
  /** 'YYYY-MM-DD' */
  today: string;
  isOffline: boolean;
  onSave: (draft: RecordDraft, record: RecordRow) => Promise<RecordSaved>;
  /** Null where nothing was saved. */
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Changes what is said about a record. */
export function EditRecordDialog({ record, today, isOffline, onSave, ...dialog }: EditRecordDialogProps) {
  const [standing, setStanding] = useState(record);
  const [entry, setEntry] = useState(() => entryOfRecord(record));

  async function save(draft: RecordDraft): Promise<RecordSaved> {
    const saved = await onSave(draft, standing);
    if (saved.ok || !saved.current) return saved;
    // The next save is against how it stands now, of which the notice tells.
    setStanding(saved.current);
    return { ok: false, current: saved.current };
  }

  return (
    <FormDialog
      title={m.record_edit_title()}
      description={isOffline ? m.record_needs_network() : undefined}
      check={() => checkRecord(entry, today)}
      onSave={save}
      {...dialog}
    >
      {({ messageFor, refused }) => (
        <>
          {refused?.current && (
            <Banner tone="attention" title={m.record_conflict_title()}>
              {m.record_conflict({ title: refused.current.title })}
            </Banner>
          )}
          <RecordFields entry={entry} onChange={setEntry} today={today} messageFor={messageFor} />
        </>
      )}
    </FormDialog>
  );
}
