import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { faultsOf, WordsFields } from '../private/WordsFields';
import type { NewTemplate, SaveTemplate, Template } from './types';

export type TemplateDialogProps = {
  /** The template to change; null to add one. */
  template: Template | null;
  onSave: SaveTemplate;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** The contract's bound. */
const longestName = 60;

/** Adds or changes a template. */
export function TemplateDialog({ template, onSave, onClose, focusAfter }: TemplateDialogProps) {
  const [name, setName] = useState(template?.name ?? '');
  const [words, setWords] = useState({ title: template?.title ?? '', body: template?.body ?? '' });

  function check() {
    const draft = { name: name.trim(), title: words.title.trim(), body: words.body.trim() };
    const isNamed = draft.name.length > 0 && draft.name.length <= longestName;
    const faults = [
      ...(isNamed ? [] : [{ name: 'name', message: m.template_name_fault({ maximum: longestName }) }]),
      ...faultsOf(draft),
    ];
    return faults.length > 0 ? { faults } : { draft };
  }

  async function save(draft: NewTemplate) {
    const saved = await onSave(draft, template);
    if (saved.ok) showToast({ tone: 'success', message: m.template_saved() });
    return saved;
  }

  return (
    <FormDialog<NewTemplate, unknown>
      title={template ? m.template_change_title() : m.template_add()}
      description={m.template_form_description()}
      check={check}
      onSave={save}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <>
          <TextField
            name="name"
            label={m.template_field_name()}
            description={m.template_field_name_help()}
            value={name}
            onChange={setName}
            errorMessage={messageFor('name')}
            isRequired
          />
          <WordsFields value={words} onChange={setWords} messageFor={messageFor} />
        </>
      )}
    </FormDialog>
  );
}
