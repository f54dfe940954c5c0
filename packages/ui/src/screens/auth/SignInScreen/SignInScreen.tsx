import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Link } from '../../../components/Link/Link';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { namedDoctors } from '../../public/HomeScreen/named-doctors';
import { isEmail } from '../is-email';
import { PasskeyButton } from '../PasskeyButton';
import { ScreenTitle } from '../ScreenTitle';
import { type DemoAccount, DemoAccounts } from './DemoAccounts';

export type SignInScreenProps = {
  state: { phase: 'ready' | 'submitting' } | { phase: 'failed'; message: string };
  /** Why the person is here, e.g. that their session has ended. */
  notice?: string;
  /** Accounts to try the product with; given on the embedded default only. */
  demoAccounts?: readonly DemoAccount[];
  /** The role that a person who came from the home page chose there; null leads to the choice of a role. @default null */
  role?: 'PATIENT' | 'DOCTOR' | null;
  /** The sample doctor of the home page whom the person came to book. @default null */
  doctorId?: string | null;
  /** @default '/auth/forgot-password' */
  forgotPasswordHref?: string;
  onSubmit: (credentials: { email: string; password: string }) => void;
  /** Asks the browser for a passkey; left out where it knows none. */
  onPasskey?: () => void;
  /** The browser is asking for the passkey, or it is being checked. @default false */
  isPasskeyPending?: boolean;
};

/** Signing in. What was typed stays, whatever the answer. */
export function SignInScreen({
  state,
  notice,
  demoAccounts = [],
  role = null,
  doctorId = null,
  forgotPasswordHref = '/auth/forgot-password',
  onSubmit,
  onPasskey,
  isPasskeyPending = false,
}: SignInScreenProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';
  const doctor = namedDoctors.find(({ id }) => id === doctorId);
  const isBusy = isSubmitting || isPasskeyPending;

  function submit() {
    const credentials = { email: email.trim(), password };
    const faults = [
      ...(isEmail(credentials.email) ? [] : [{ name: 'email', message: m.auth_email_invalid() }]),
      ...(password ? [] : [{ name: 'password', message: m.sign_in_password_missing() }]),
    ];
    if (form.accept(faults)) onSubmit(credentials);
  }

  function signInAs(account: DemoAccount) {
    if (isBusy) return;
    setEmail(account.email);
    setPassword(account.password);
    form.accept([]);
    onSubmit({ email: account.email, password: account.password });
  }

  return (
    <Stack space={6}>
      <ScreenTitle>{m.sign_in_title()}</ScreenTitle>
      {notice && <Banner tone="info">{notice}</Banner>}
      {doctor && <Banner tone="info">{m.sign_in_to_book(doctor)}</Banner>}
      <Stack space={3}>
        <Form
          onSubmit={submit}
          errors={form.errors}
          onCorrect={form.correct}
          formError={form.formError}
          isPending={isBusy}
        >
          <TextField
            name="email"
            type="email"
            label={m.auth_email()}
            value={email}
            onChange={setEmail}
            autoComplete="username"
            errorMessage={form.messageFor('email')}
            isRequired
          />
          <PasswordField
            name="password"
            label={m.auth_password()}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            errorMessage={form.messageFor('password')}
            isRequired
          />
          <Text>
            <Link href={forgotPasswordHref} isAlone>
              {m.sign_in_forgot_password()}
            </Link>
          </Text>
          <Button type="submit" isPending={isSubmitting} isDisabled={isPasskeyPending} isFullWidth>
            {m.sign_in_submit()}
          </Button>
        </Form>
        {onPasskey && (
          <PasskeyButton
            isPending={isPasskeyPending}
            isDisabled={isSubmitting}
            onPress={() => {
              // Errors of the fields do not matter to a passkey, and would hide the server's message about it.
              form.accept([]);
              onPasskey();
            }}
          >
            {m.sign_in_passkey()}
          </PasskeyButton>
        )}
      </Stack>
      <Text>
        {role ? m.sign_in_new() : m.sign_in_no_account({ product: brand.name })} <SignUpLink role={role} />
      </Text>
      {demoAccounts.length > 0 && (
        <DemoAccounts accounts={demoAccounts} isDisabled={isBusy} onChoose={signInAs} />
      )}
    </Stack>
  );
}

function SignUpLink({ role }: { role: 'PATIENT' | 'DOCTOR' | null }) {
  if (role === 'DOCTOR') return <Link href="/auth/doctor-signup">{m.sign_in_sign_up_doctor()}</Link>;
  if (role === 'PATIENT') return <Link href="/auth/patient-signup">{m.sign_in_sign_up_patient()}</Link>;
  return <Link href="/auth/role-selection">{m.sign_in_sign_up()}</Link>;
}
