import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { checkAnswers } from '../../private/patient-questions/answers';
import { PatientQuestions } from '../../private/patient-questions/PatientQuestions';
import { useFormErrors } from '../../private/use-form-errors';
import { ConflictNotice } from './ConflictNotice';
import {
  type PatientProfile,
  type PatientProfilePatch,
  type ProfileAnswers,
  toAnswers,
  toPatch,
} from './profile';

export type ProfileFormProps = {
  state: {
    /** As it was last read. */
    profile: PatientProfile;
    saving: 'idle' | 'saving' | 'saved' | 'failed';
    /** What the server said when `saving` failed. */
    message?: string;
    fieldErrors?: Readonly<Record<string, string>>;
    /** As it now stands, where it was changed elsewhere meanwhile; the next save is against this one. */
    conflict?: PatientProfile;
  };
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  /** Given only what differs from the profile as it stands, and never nothing. */
  onSave: (patch: PatientProfilePatch) => void;
  /** Asked when the person takes what was saved elsewhere instead of their own changes. */
  onReload: () => void;
};

const checkNames = (answers: ProfileAnswers) => [
  ...(answers.firstName.trim() ? [] : [{ name: 'firstName', message: m.auth_first_name_missing() }]),
  ...(answers.lastName.trim() ? [] : [{ name: 'lastName', message: m.auth_last_name_missing() }]),
];

/** The profile as a form. It keeps only what was edited, so a newer profile shows through wherever nothing was touched. */
export function ProfileForm({ state, today, onSave, onReload }: ProfileFormProps) {
  const [edits, setEdits] = useState<Partial<ProfileAnswers>>({});
  const [hasNothingToSave, setHasNothingToSave] = useState(false);
  const hasConflict = state.conflict !== undefined;
  const form = useFormErrors(state.saving === 'failed' && !hasConflict ? state : undefined);
  const standing = state.conflict ?? state.profile;
  const answers = { ...toAnswers(standing), ...edits };
  const patch = toPatch(answers, standing, today);
  const isSaved = state.saving === 'saved' && Object.keys(patch).length === 0;

  function edit(change: Partial<ProfileAnswers>) {
    setHasNothingToSave(false);
    setEdits((now) => ({ ...now, ...change }));
  }

  function save() {
    if (!form.accept([...checkNames(answers), ...checkAnswers(answers, today)])) return;
    if (Object.keys(patch).length === 0) setHasNothingToSave(true);
    else onSave(patch);
  }

  function takeStanding() {
    setEdits({});
    onReload();
  }

  const name = (field: 'firstName' | 'lastName') => ({
    name: field,
    value: answers[field],
    onChange: (value: string) => edit({ [field]: value }),
    errorMessage: form.messageFor(field),
    isRequired: true,
  });

  return (
    <Card>
      <Form
        onSubmit={save}
        errors={form.errors}
        formError={form.formError}
        isPending={state.saving === 'saving'}
      >
        {state.conflict && (
          <ConflictNotice mine={patch} standing={state.conflict} onTakeStanding={takeStanding} />
        )}
        <Text tone="muted">{m.profile_email({ email: state.profile.email })}</Text>
        <Grid columns={{ narrow: 1, medium: 2 }} space={4} align="start">
          <TextField {...name('firstName')} label={m.auth_first_name()} autoComplete="given-name" />
          <TextField {...name('lastName')} label={m.auth_last_name()} autoComplete="family-name" />
        </Grid>
        <PatientQuestions answers={answers} onChange={edit} messageFor={form.messageFor} today={today} />
        <Inline space={4}>
          <Button type="submit" isPending={state.saving === 'saving'}>
            {hasConflict ? m.profile_save_mine() : m.profile_save()}
          </Button>
          {/* Always there: a live region that comes with its text is not read. */}
          <div role="status">
            {hasNothingToSave && <Text tone="muted">{m.profile_nothing_to_save()}</Text>}
            {isSaved && !hasNothingToSave && <Banner tone="done">{m.profile_saved()}</Banner>}
          </div>
        </Inline>
      </Form>
    </Card>
  );
}
