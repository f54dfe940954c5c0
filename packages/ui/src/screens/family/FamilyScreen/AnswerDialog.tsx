import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { DatePicker } from '../../../components/DatePicker/DatePicker';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { LevelField } from '../private/LevelField';
import { RelationshipField } from '../private/RelationshipField';
import type { AnswerDraft, FamilyRelationship, HelperLevel, InvitationRow } from '../types';

export type AnswerDialogProps = {
  invitation: InvitationRow;
  clock: Clock;
  onAccept: (draft: AnswerDraft) => Promise<Saved<object>>;
  /** Null where it was not accepted. */
  onClose: (result: object | null) => void;
};

const what = ({ purpose, sender, memberName }: InvitationRow): string => {
  if (purpose === 'act-for-you') return m.family_accept_self({ sender });
  return purpose === 'guardian'
    ? m.family_accept_guardian({ sender, child: memberName ?? '' })
    : m.family_accept_other({ sender });
};

/** Accepts an invitation. Asked to let somebody act for them, a person may allow less. */
export function AnswerDialog({ invitation, clock, onAccept, onClose }: AnswerDialogProps) {
  const { purpose, sender, memberName } = invitation;
  const isAboutMe = purpose === 'act-for-you';
  const isGuardian = purpose === 'guardian';
  const most: HelperLevel = invitation.level === 'view' ? 'view' : 'manage';
  const [relationship, setRelationship] = useState<FamilyRelationship | null>(null);
  const [level, setLevel] = useState<HelperLevel>(most);
  const [until, setUntil] = useState(invitation.until);
  const [isDeclared, setDeclared] = useState(false);

  function check(): { draft: AnswerDraft } | { faults: FieldFault[] } {
    const faults = [
      !relationship && { name: 'relationship', message: m.family_missing_relationship() },
      isGuardian && !isDeclared && { name: 'declaration', message: m.family_declaration_missing() },
    ].filter((fault) => fault !== false);
    if (faults.length > 0 || !relationship) return { faults };
    return { draft: { relationship, isDeclared, ...(isAboutMe && { level, until }) } };
  }

  return (
    <FormDialog<AnswerDraft, object, never>
      title={m.family_accept_title({ sender })}
      description={what(invitation)}
      submit={m.family_accept()}
      check={check}
      onSave={onAccept}
      onClose={onClose}
    >
      {({ messageFor }) => (
        <>
          <RelationshipField
            label={
              isGuardian ? m.family_child_is({ child: memberName ?? '' }) : m.family_sender_is({ sender })
            }
            value={relationship}
            onChange={setRelationship}
            errorMessage={messageFor('relationship')}
          />
          {isAboutMe && (
            <>
              <LevelField
                label={m.family_level_allow()}
                most={most}
                value={level}
                onChange={setLevel}
                errorMessage={messageFor('level')}
              />
              <DatePicker
                name="until"
                label={m.family_last_day()}
                description={m.family_last_day_hint()}
                value={until}
                minValue={dayOf(clock.now, clock.timeZone)}
                {...(invitation.until && { maxValue: invitation.until })}
                onChange={setUntil}
                errorMessage={messageFor('until')}
              />
            </>
          )}
          {isGuardian && (
            <Checkbox
              name="declaration"
              label={m.family_declaration({ product: brand.name })}
              description={m.family_declaration_law()}
              value={isDeclared}
              onChange={setDeclared}
              errorMessage={messageFor('declaration')}
              isRequired
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
