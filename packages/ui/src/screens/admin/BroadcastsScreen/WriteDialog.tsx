import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { saySegment } from './broadcast-words';
import type { NewBroadcast } from './types';

export type WriteDialogProps = {
  onWrite: (draft: NewBroadcast) => Promise<Saved>;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const groups = [
  { id: 'patients', segment: 'PATIENTS', quietDays: null },
  { id: 'doctors', segment: 'DOCTORS', quietDays: null },
  { id: 'quiet-14', segment: 'QUIET_PATIENTS', quietDays: 14 },
  { id: 'quiet-28', segment: 'QUIET_PATIENTS', quietDays: 28 },
] as const;

/** The contract's bounds. */
const longest = { title: 80, body: 1000 };

/** A message as a draft. Markup and unknown placeholders are refused by the server, with their field. */
export function WriteDialog({ onWrite, onClose, focusAfter }: WriteDialogProps) {
  const [title, setTitle] = useState('');
  const [body, setBody] = useState('');
  const [group, setGroup] = useState<(typeof groups)[number]['id']>('patients');

  function check() {
    const { segment, quietDays } = groups.find(({ id }) => id === group) ?? groups[0];
    const draft = { title: title.trim(), body: body.trim(), segment, quietDays };
    const isGood = (text: string, maximum: number) => text.length > 0 && text.length <= maximum;
    const faults = [
      ...(isGood(draft.title, longest.title)
        ? []
        : [{ name: 'title', message: m.broadcast_title_fault({ maximum: longest.title }) }]),
      ...(isGood(draft.body, longest.body)
        ? []
        : [{ name: 'body', message: m.broadcast_body_fault({ maximum: longest.body }) }]),
    ];
    return faults.length > 0 ? { faults } : { draft };
  }

  async function write(draft: NewBroadcast) {
    const saved = await onWrite(draft);
    if (saved.ok) showToast({ tone: 'success', message: m.broadcast_saved() });
    return saved;
  }

  return (
    <FormDialog<NewBroadcast, unknown>
      title={m.broadcast_write()}
      description={m.broadcast_write_description()}
      submit={m.broadcast_save()}
      check={check}
      onSave={write}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <>
          <TextField
            name="title"
            label={m.broadcast_field_title()}
            value={title}
            onChange={setTitle}
            errorMessage={messageFor('title')}
            isRequired
          />
          <TextField
            name="body"
            label={m.broadcast_field_body()}
            description={m.broadcast_field_body_help({
              firstNameSign: '{firstName}',
              productSign: '{product}',
            })}
            value={body}
            onChange={setBody}
            rows={5}
            errorMessage={messageFor('body')}
            isRequired
          />
          <RadioGroup
            name="segment"
            label={m.broadcast_field_segment()}
            items={groups.map(({ id, ...one }) => ({ id, label: saySegment(one) }))}
            value={group}
            onChange={setGroup}
          />
        </>
      )}
    </FormDialog>
  );
}
