import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { checkAnswers } from '../../private/patient-questions/answers';
import { PatientQuestions } from '../../private/patient-questions/PatientQuestions';
import { checkNames, NameFields } from '../NameFields';
import { ProfileEditor } from '../ProfileEditor';
import { type EditableProfile, type ProfileActions, useProfileEdits } from '../use-profile-edits';
import { parseAbha } from './abha';
import { differencesOf } from './differences';
import {
  type PatientProfile,
  type PatientProfilePatch,
  type ProfileAnswers,
  toAnswers,
  toPatch,
} from './profile';

export type ProfileFormProps = ProfileActions<PatientProfilePatch> & {
  state: EditableProfile<PatientProfile>;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  isOffline: boolean;
};

const checkAbha = ({ abhaNumber }: ProfileAnswers): FieldFault[] =>
  abhaNumber.trim() && !parseAbha(abhaNumber)
    ? [{ name: 'abhaNumber', message: m.profile_abha_invalid() }]
    : [];

/** A patient's profile as a form. */
export function ProfileForm({ state, today, isOffline, onResolve, ...actions }: ProfileFormProps) {
  const edits = useProfileEdits(
    state,
    {
      toAnswers,
      toPatch: (answers, profile: PatientProfile) => toPatch(answers, profile, today),
      check: (answers) => [...checkNames(answers), ...checkAnswers(answers, today), ...checkAbha(answers)],
    },
    actions,
  );
  const fields = { answers: edits.answers, onChange: edits.edit, messageFor: edits.messageFor };
  return (
    <ProfileEditor
      edits={edits}
      differences={differencesOf(edits.patch, edits.standing)}
      unsent={state.unsent}
      isOffline={isOffline}
      onResolve={onResolve}
    >
      {state.profile.email !== null && (
        <Text tone="muted">{m.profile_email({ email: state.profile.email })}</Text>
      )}
      <NameFields {...fields} />
      <PatientQuestions {...fields} today={today} />
      <TextField
        name="abhaNumber"
        label={m.profile_abha_optional()}
        description={m.profile_abha_description()}
        value={edits.answers.abhaNumber}
        onChange={(abhaNumber) => edits.edit({ abhaNumber })}
        type="tel"
        autoComplete="off"
        errorMessage={edits.messageFor('abhaNumber')}
      />
    </ProfileEditor>
  );
}
