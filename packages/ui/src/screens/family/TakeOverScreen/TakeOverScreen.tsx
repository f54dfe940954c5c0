import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DateField } from '../../../components/DateField/DateField';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { Form } from '../../../components/Form/Form';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { defaultPasswordLimits, type PasswordLimits, passwordFault } from '../../auth/check-account';
import { ScreenTitle } from '../../auth/ScreenTitle';
import { TermsField } from '../../auth/TermsField';

export type TakeOverAnswers = { dateOfBirth: string; password: string; acceptTerms: true };

export type TakeOverScreenProps = {
  /** `expired`: the link was used, withdrawn or replaced, or is too old. `taken`: its address has an account. `missing`: the address has no link in it. */
  state:
    | { phase: 'ready' | 'submitting' | 'done' | 'expired' | 'taken' | 'missing' }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  clock: Clock;
  onSubmit: (answers: TakeOverAnswers) => void;
  /** The name of who is signed in on this device, such as a guardian; null if nobody is. @default null */
  signedInAs?: string | null;
  /** Signs them out, and goes to sign in. */
  onSignOut: () => void;
  /** The contract's bounds, so that this page and the server say the same. */
  limits?: PasswordLimits;
};

const words = {
  form: { title: m.take_over_title, text: m.take_over_intro },
  done: { title: m.take_over_done_title, text: m.take_over_done },
  expired: { title: m.take_over_expired_title, text: m.take_over_expired },
  taken: { title: m.take_over_taken_title, text: m.take_over_taken },
  missing: { title: m.reset_missing_title, text: m.take_over_missing },
};

/** A young person takes over the record that guardians looked after. Nothing of it is shown before. */
export function TakeOverScreen({
  state,
  clock,
  onSubmit,
  signedInAs = null,
  onSignOut,
  limits = defaultPasswordLimits,
}: TakeOverScreenProps) {
  const { phase } = state;
  const shown = phase === 'ready' || phase === 'submitting' || phase === 'failed' ? 'form' : phase;
  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle phase={shown}>{words[shown].title()}</ScreenTitle>
        <Text tone={shown === 'form' ? 'muted' : 'ink'}>{words[shown].text()}</Text>
      </Stack>
      {shown === 'form' && <Questions {...{ state, clock, onSubmit, limits }} />}
      {(shown === 'done' || shown === 'expired') && <ToSignIn {...{ signedInAs, onSignOut }} />}
    </Stack>
  );
}

/** The sign-in page would lead whoever is signed in here to their own record. */
function ToSignIn({
  signedInAs,
  onSignOut,
}: Required<Pick<TakeOverScreenProps, 'signedInAs' | 'onSignOut'>>) {
  if (signedInAs === null)
    return (
      <Button href="/auth/login" isFullWidth>
        {m.take_over_sign_in()}
      </Button>
    );
  return (
    <Stack space={3}>
      <Text>{m.take_over_signed_in({ name: signedInAs })}</Text>
      <Button onPress={onSignOut} isFullWidth>
        {m.take_over_sign_out()}
      </Button>
    </Stack>
  );
}

type QuestionsProps = Required<Pick<TakeOverScreenProps, 'state' | 'clock' | 'onSubmit' | 'limits'>>;

function Questions({ state, clock, onSubmit, limits }: QuestionsProps) {
  const [dateOfBirth, setDateOfBirth] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [acceptTerms, setAcceptTerms] = useState(false);
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';

  function submit() {
    const fault = passwordFault(password, limits);
    const faults: FieldFault[] = [];
    if (!dateOfBirth) faults.push({ name: 'dateOfBirth', message: m.take_over_birth_missing() });
    if (fault) faults.push({ name: 'password', message: fault });
    if (!acceptTerms) faults.push({ name: 'acceptTerms', message: m.sign_up_terms_missing() });
    if (form.accept(faults) && dateOfBirth) onSubmit({ dateOfBirth, password, acceptTerms: true });
  }

  return (
    <Form
      onSubmit={submit}
      errors={form.errors}
      onCorrect={form.correct}
      formError={form.formError}
      isPending={isSubmitting}
    >
      <DateField
        name="dateOfBirth"
        label={m.take_over_birth()}
        description={m.take_over_birth_why()}
        value={dateOfBirth}
        maxValue={dayOf(clock.now, clock.timeZone)}
        onChange={setDateOfBirth}
        errorMessage={form.messageFor('dateOfBirth')}
        autoComplete="bday"
        isRequired
      />
      <PasswordField
        name="password"
        label={m.reset_password()}
        description={m.sign_up_password_description({ minimum: limits.passwordMin })}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        minLength={limits.passwordMin}
        errorMessage={form.messageFor('password')}
        isRequired
      />
      <TermsField
        value={acceptTerms}
        onChange={setAcceptTerms}
        errorMessage={form.messageFor('acceptTerms')}
      />
      <Button type="submit" isPending={isSubmitting} isFullWidth>
        {m.take_over_submit()}
      </Button>
    </Form>
  );
}
