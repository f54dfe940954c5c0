import * as m from '../../../generated/messages/messages';
import { Grid } from '../../components/Grid/Grid';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { TextField } from '../../components/TextField/TextField';
import type { AccountAnswers } from './check-account';

type AccountFieldsProps = {
  answers: AccountAnswers;
  onChange: (change: Partial<AccountAnswers>) => void;
  messageFor: (name: string) => string | undefined;
  /** Least length of the password, in characters. */
  passwordMin: number;
};

/** The fields that everyone fills in to create an account. */
export function AccountFields({ answers, onChange, messageFor, passwordMin }: AccountFieldsProps) {
  /** Returns the props of the field with this name. */
  const text = (name: keyof AccountAnswers) => ({
    name,
    value: answers[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: messageFor(name),
    isRequired: true,
  });

  return (
    <>
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
        description={m.sign_up_password_description({ minimum: passwordMin })}
        autoComplete="new-password"
        minLength={passwordMin}
      />
    </>
  );
}
