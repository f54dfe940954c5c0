import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DatePicker } from '../../../components/DatePicker/DatePicker';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { LevelField } from '../private/LevelField';
import { RelationshipField } from '../private/RelationshipField';
import type { FamilyRelationship, HelperLevel, InvitationDraft, MemberRow } from '../types';

export type InviteDialogProps = {
  purpose: InvitationDraft['purpose'];
  /** Those for whom a second guardian can be invited. */
  wards: readonly Pick<MemberRow, 'id' | 'firstName' | 'lastName'>[];
  clock: Clock;
  onInvite: (draft: InvitationDraft) => Promise<Saved<object>>;
  /** Null where nobody was invited. */
  onClose: (result: object | null, email: string) => void;
};

const words = {
  'act-for-me': { title: m.family_helper_title, what: m.family_helper_what, level: m.family_level },
  'act-for-you': { title: m.family_ask_title, what: m.family_ask_what, level: m.family_level_ask },
  guardian: { title: m.family_second_title, what: m.family_second_what, level: m.family_level },
};

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Invites a person by their address: to act for oneself, to be looked after, or to be the second guardian of a child. */
export function InviteDialog({ purpose, wards, clock, onInvite, onClose }: InviteDialogProps) {
  const isGuardian = purpose === 'guardian';
  const [email, setEmail] = useState('');
  const [relationship, setRelationship] = useState<FamilyRelationship | null>(null);
  const [level, setLevel] = useState<HelperLevel>('view');
  const [until, setUntil] = useState<string | null>(null);
  const [memberId, setMemberId] = useState(wards.length === 1 ? (wards[0]?.id ?? null) : null);

  function check(): { draft: InvitationDraft } | { faults: FieldFault[] } {
    const typed = email.trim();
    const faults = [
      isGuardian && !memberId && { name: 'memberId', message: m.family_missing_child() },
      !address.test(typed) && { name: 'email', message: m.family_missing_email() },
      !relationship && { name: 'relationship', message: m.family_missing_relationship() },
    ].filter((fault) => fault !== false && fault !== null);
    if (faults.length > 0 || !relationship) return { faults };
    const common = { purpose, email: typed, relationship };
    return {
      draft: isGuardian
        ? { ...common, level: 'guardian', until: null, memberId }
        : { ...common, level, until, memberId: null },
    };
  }

  return (
    <FormDialog<InvitationDraft, object, never>
      title={words[purpose].title()}
      description={words[purpose].what()}
      submit={m.family_send()}
      check={check}
      onSave={onInvite}
      onClose={(result) => onClose(result, email.trim())}
    >
      {({ messageFor }) => (
        <>
          {isGuardian && (
            <Select
              name="memberId"
              label={m.family_child()}
              items={wards.map(({ id, firstName, lastName }) => ({ id, label: `${firstName} ${lastName}` }))}
              value={memberId}
              onChange={setMemberId}
              errorMessage={messageFor('memberId')}
              isRequired
            />
          )}
          <TextField
            name="email"
            label={m.family_email()}
            type="email"
            autoComplete="off"
            value={email}
            onChange={setEmail}
            errorMessage={messageFor('email')}
            isRequired
          />
          <RelationshipField
            label={m.family_relationship_person()}
            value={relationship}
            onChange={setRelationship}
            errorMessage={messageFor('relationship')}
          />
          {!isGuardian && (
            <>
              <LevelField
                label={words[purpose].level()}
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
                onChange={setUntil}
                errorMessage={messageFor('until')}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
