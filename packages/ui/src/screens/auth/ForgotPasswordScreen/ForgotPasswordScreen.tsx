import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { isEmail } from '../is-email';
import { MailboxNote } from '../MailboxNote';
import { ScreenTitle } from '../ScreenTitle';
import { MailSent } from './MailSent';

export type ForgotPasswordScreenProps = {
  /** `sent` says the same whether or not the address has an account. */
  state:
    | { phase: 'ready' | 'submitting' }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> }
    | { phase: 'sent'; email: string };
  onSubmit: (values: { email: string }) => void;
  /** Back from `sent` to the form, for an address that was mistyped. */
  onRestart: () => void;
  /** @default '/auth/login' */
  signInHref?: string;
  /** Address of the mailbox of the embedded default; given only there. */
  mailboxHref?: string;
};

/** Asking for a link to set a new password. */
export function ForgotPasswordScreen({
  state,
  onSubmit,
  onRestart,
  signInHref = '/auth/login',
  mailboxHref,
}: ForgotPasswordScreenProps) {
  const [email, setEmail] = useState('');
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';
  const isSent = state.phase === 'sent';

  function submit() {
    const address = email.trim();
    const faults = isEmail(address) ? [] : [{ name: 'email', message: m.auth_email_invalid() }];
    if (form.accept(faults)) onSubmit({ email: address });
  }

  return (
    <Stack space={6}>
      <ScreenTitle phase={isSent ? 'sent' : 'form'}>
        {isSent ? m.forgot_sent_title() : m.forgot_title()}
      </ScreenTitle>
      {isSent ? (
        <MailSent email={state.email} onRestart={onRestart} />
      ) : (
        <>
          <Text tone="muted">{m.forgot_intro()}</Text>
          <Form
            onSubmit={submit}
            errors={form.errors}
            onCorrect={form.correct}
            formError={form.formError}
            isPending={isSubmitting}
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
            <Button type="submit" isPending={isSubmitting} isFullWidth>
              {m.forgot_submit()}
            </Button>
          </Form>
        </>
      )}
      <Text>
        <Link href={signInHref} isAlone>
          {m.forgot_back()}
        </Link>
      </Text>
      {isSent && mailboxHref && <MailboxNote href={mailboxHref} />}
    </Stack>
  );
}
