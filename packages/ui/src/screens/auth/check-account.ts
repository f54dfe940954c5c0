import * as m from '../../../generated/messages/messages';
import type { FieldFault } from '../../components/Form/ErrorSummary';
import { isEmail } from './is-email';

/** The data that everyone gives to create an account. */
export type AccountAnswers = { firstName: string; lastName: string; email: string; password: string };

/** Length of a password, in characters. */
export type PasswordLimits = { passwordMin: number; passwordMax: number };

/** The contract's bounds, in characters. */
export type AccountLimits = PasswordLimits & { nameMax: number; emailMax: number };

export const defaultPasswordLimits: PasswordLimits = { passwordMin: 12, passwordMax: 128 };

export const defaultAccountLimits: AccountLimits = { ...defaultPasswordLimits, nameMax: 80, emailMax: 254 };

/** Characters as a person counts them. */
export const lengthOf = (text: string): number => [...text].length;

/** Returns the error in a new password: only its length, because composition rules make passwords worse (NIST 800-63B). */
export function passwordFault(
  password: string,
  { passwordMin, passwordMax }: PasswordLimits,
): string | undefined {
  const length = lengthOf(password);
  if (length === 0) return m.sign_up_password_missing();
  if (length < passwordMin) return m.sign_up_password_too_short({ length, minimum: passwordMin });
  if (length > passwordMax) return m.sign_up_password_too_long({ length, maximum: passwordMax });
  return undefined;
}

/** Returns the errors in the answers, in the order of the fields. Names and address have no leading or trailing spaces. */
export function checkAccount(answers: AccountAnswers, limits: AccountLimits): FieldFault[] {
  const faults: FieldFault[] = [];
  const say = (name: keyof AccountAnswers, message: string) => faults.push({ name, message });

  if (!answers.firstName) say('firstName', m.auth_first_name_missing());
  else if (lengthOf(answers.firstName) > limits.nameMax)
    say('firstName', m.auth_name_too_long({ maximum: limits.nameMax }));

  if (!answers.lastName) say('lastName', m.auth_last_name_missing());
  else if (lengthOf(answers.lastName) > limits.nameMax)
    say('lastName', m.auth_name_too_long({ maximum: limits.nameMax }));

  if (!isEmail(answers.email)) say('email', m.auth_email_invalid());
  else if (answers.email.length > limits.emailMax)
    say('email', m.auth_email_too_long({ maximum: limits.emailMax }));

  const fault = passwordFault(answers.password, limits);
  if (fault) say('password', fault);
  return faults;
}

/** The answers as they are sent: no space at the ends of what is not secret. */
export const trimmed = <Answers extends AccountAnswers>(answers: Answers): Answers => ({
  ...answers,
  firstName: answers.firstName.trim(),
  lastName: answers.lastName.trim(),
  email: answers.email.trim(),
});
