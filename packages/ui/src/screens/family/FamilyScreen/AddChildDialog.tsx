import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { type ChildEntry, ChildFields, checkChild } from '../private/ChildFields';
import type { ChildDraft } from '../types';

export type AddChildDialogProps = {
  clock: Clock;
  onAdd: (child: ChildDraft) => Promise<Saved<object>>;
  /** Null where nobody was added. */
  onClose: (result: object | null, name: string) => void;
};

/** Adds a child below 18 without an account, with the consent of a parent or guardian. */
export function AddChildDialog({ clock, onAdd, onClose }: AddChildDialogProps) {
  const [entry, setEntry] = useState<ChildEntry>({
    firstName: '',
    lastName: '',
    dateOfBirth: null,
    gender: null,
    relationship: null,
  });
  const [isDeclared, setDeclared] = useState(false);

  function check(): { draft: ChildDraft } | { faults: FieldFault[] } {
    const found = checkChild(entry);
    const undeclared = isDeclared ? [] : [{ name: 'declaration', message: m.family_declaration_missing() }];
    if ('draft' in found) return undeclared.length > 0 ? { faults: undeclared } : found;
    return { faults: [...found.faults, ...undeclared] };
  }

  return (
    <FormDialog<ChildDraft, object, never>
      title={m.family_child_title()}
      description={m.family_start_child_what()}
      submit={m.family_child_submit()}
      check={check}
      onSave={onAdd}
      onClose={(result) => onClose(result, entry.firstName.trim())}
    >
      {({ messageFor }) => (
        <>
          <ChildFields
            entry={entry}
            clock={clock}
            onChange={(change) => setEntry({ ...entry, ...change })}
            messageFor={messageFor}
          />
          <Checkbox
            name="declaration"
            label={m.family_declaration({ product: brand.name })}
            description={m.family_declaration_law()}
            value={isDeclared}
            onChange={setDeclared}
            errorMessage={messageFor('declaration')}
            isRequired
          />
        </>
      )}
    </FormDialog>
  );
}
