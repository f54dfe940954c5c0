import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { type PasswordLimits, passwordFault } from '../check-account';

type NewPasswordFormProps = {
  isSubmitting: boolean;
  failure: { message: string; fieldErrors?: Readonly<Record<string, string>> } | undefined;
  limits: PasswordLimits;
  onSubmit: (password: string) => void;
};

/** Asks once: who is unsure of what they typed can have it shown. */
export function NewPasswordForm({ isSubmitting, failure, limits, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const form = useFormErrors(failure);

  function submit() {
    const fault = password ? passwordFault(password, limits) : m.reset_password_missing();
    if (form.accept(fault ? [{ name: 'password', message: fault }] : [])) onSubmit(password);
  }

  return (
    <Form
      onSubmit={submit}
      errors={form.errors}
      onCorrect={form.correct}
      formError={form.formError}
      isPending={isSubmitting}
    >
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
      <Button type="submit" isPending={isSubmitting} isFullWidth>
        {m.reset_submit()}
      </Button>
    </Form>
  );
}
