import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { useFormErrors } from '../../private/use-form-errors';
import { part, withParts } from '../../private/with-parts';
import { checkSignUp, defaultLimits, type SignUpAnswers, type SignUpLimits } from './check-sign-up';

export type PatientSignUpScreenProps = {
  state:
    | { phase: 'ready' | 'submitting' }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  signInHref: string;
  onSubmit: (values: SignUpAnswers) => void;
  /** The contract's bounds, so that this page and the server say the same. */
  limits?: SignUpLimits;
};

const nothing: SignUpAnswers = { firstName: '', lastName: '', email: '', password: '', acceptTerms: false };

/** Opening an account as a patient: as little as is needed, the rest is asked after the address is confirmed. */
export function PatientSignUpScreen({
  state,
  signInHref,
  onSubmit,
  limits = defaultLimits,
}: PatientSignUpScreenProps) {
  const [answers, setAnswers] = useState(nothing);
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';

  /** What a text field of this name takes. */
  const text = <Name extends 'firstName' | 'lastName' | 'email' | 'password'>(name: Name) => ({
    name,
    value: answers[name],
    onChange: (value: string) => setAnswers((now) => ({ ...now, [name]: value })),
    errorMessage: form.messageFor(name),
    isRequired: true,
  });

  function submit() {
    const values = {
      ...answers,
      firstName: answers.firstName.trim(),
      lastName: answers.lastName.trim(),
      email: answers.email.trim(),
    };
    if (form.accept(checkSignUp(values, limits))) onSubmit(values);
  }

  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1} size={28} isFocusTarget>
          {m.sign_up_title()}
        </Heading>
        <Text tone="muted">{m.sign_up_intro()}</Text>
      </Stack>
      <Form onSubmit={submit} errors={form.errors} formError={form.formError} isPending={isSubmitting}>
        <Text size={14} tone="muted">
          {m.form_required_note()}
        </Text>
        <Grid columns={{ narrow: 1, medium: 2 }} space={4} align="start">
          <TextField {...text('firstName')} label={m.auth_first_name()} autoComplete="given-name" />
          <TextField {...text('lastName')} label={m.auth_last_name()} autoComplete="family-name" />
        </Grid>
        <TextField
          {...text('email')}
          type="email"
          label={m.auth_email()}
          description={m.sign_up_email_description()}
          autoComplete="username"
        />
        <PasswordField
          {...text('password')}
          label={m.auth_password()}
          description={m.sign_up_password_description({ minimum: limits.passwordMin })}
          autoComplete="new-password"
          minLength={limits.passwordMin}
        />
        <Checkbox
          name="acceptTerms"
          label={withParts(m.sign_up_terms({ terms: part(0), privacy: part(1) }), [
            <Link key="terms" href="/terms" isExternal>
              {m.sign_up_terms_link()}
            </Link>,
            <Link key="privacy" href="/privacy" isExternal>
              {m.sign_up_privacy_link()}
            </Link>,
          ])}
          value={answers.acceptTerms}
          onChange={(acceptTerms) => setAnswers((now) => ({ ...now, acceptTerms }))}
          errorMessage={form.messageFor('acceptTerms')}
          isRequired
        />
        <Button type="submit" isPending={isSubmitting} isFullWidth>
          {m.sign_up_submit()}
        </Button>
      </Form>
      <Text>
        {m.sign_up_has_account({ product: brand.name })} <Link href={signInHref}>{m.sign_up_sign_in()}</Link>
      </Text>
    </Stack>
  );
}
