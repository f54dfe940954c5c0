import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { type ChildEntry, ChildFields, checkChild } from '../private/ChildFields';
import { RelationshipField } from '../private/RelationshipField';
import type { MemberDraft, MemberRow } from '../types';

export type CorrectDialogProps = {
  member: MemberRow;
  clock: Clock;
  onSave: (draft: MemberDraft) => Promise<Saved<object>>;
  /** Null where nothing was changed. */
  onClose: (result: object | null) => void;
};

/** Corrects who a child is; of an adult, who they are to oneself. */
export function CorrectDialog({ member, clock, onSave, onClose }: CorrectDialogProps) {
  const { firstName, lastName, dateOfBirth, gender, hasAccount, level } = member;
  const [entry, setEntry] = useState<ChildEntry>({
    ...{ firstName, lastName, dateOfBirth, gender },
    relationship: member.relationship,
  });
  const isOwn = hasAccount || level !== 'guardian';
  const change = (patch: Partial<ChildEntry>) => setEntry({ ...entry, ...patch });
  return (
    <FormDialog<MemberDraft, object, never>
      title={isOwn ? m.family_correct_relationship() : m.family_correct_title({ name: firstName })}
      check={() =>
        isOwn && entry.relationship ? { draft: { relationship: entry.relationship } } : checkChild(entry)
      }
      onSave={onSave}
      onClose={onClose}
    >
      {({ messageFor }) =>
        isOwn ? (
          <RelationshipField
            label={m.family_child_is({ child: firstName })}
            value={entry.relationship}
            onChange={(relationship) => change({ relationship })}
            errorMessage={messageFor('relationship')}
          />
        ) : (
          <ChildFields entry={entry} clock={clock} onChange={change} messageFor={messageFor} />
        )
      }
    </FormDialog>
  );
}
