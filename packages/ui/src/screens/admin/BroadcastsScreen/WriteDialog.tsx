import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { showToast } from '../../../components/ToastRegion/toasts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { faultsOf, WordsFields } from '../private/WordsFields';
import { saySegment } from './broadcast-words';
import { TemplateChoice } from './TemplateChoice';
import type { NewBroadcast, Template } from './types';

export type WriteDialogProps = {
  /** Texts to begin with; none while they are not loaded. */
  templates: readonly Template[];
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

/** A message as a draft. Markup and unknown placeholders are refused by the server, with their field. */
export function WriteDialog({ templates, onWrite, onClose, focusAfter }: WriteDialogProps) {
  const [words, setWords] = useState({ title: '', body: '' });
  const [group, setGroup] = useState<(typeof groups)[number]['id']>('patients');

  function check() {
    const { segment, quietDays } = groups.find(({ id }) => id === group) ?? groups[0];
    const draft = { title: words.title.trim(), body: words.body.trim(), segment, quietDays };
    const faults = faultsOf(draft);
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
          {templates.length > 0 && <TemplateChoice templates={templates} words={words} onUse={setWords} />}
          <WordsFields value={words} onChange={setWords} messageFor={messageFor} />
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
