import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { isEmail } from '../is-email';

/** What a patient gives to open an account. */
export type SignUpAnswers = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  acceptTerms: boolean;
};

/** The contract's bounds, in characters. */
export type SignUpLimits = { passwordMin: number; passwordMax: number; nameMax: number; emailMax: number };

export const defaultLimits: SignUpLimits = { passwordMin: 12, passwordMax: 128, nameMax: 80, emailMax: 254 };

/** Characters as a person counts them. */
const lengthOf = (text: string): number => [...text].length;

/** What is wrong with the answers, in the order of the fields. Names and address come without space at their ends. */
export function checkSignUp(answers: SignUpAnswers, limits: SignUpLimits): FieldFault[] {
  const faults: FieldFault[] = [];
  const say = (name: keyof SignUpAnswers, message: string) => faults.push({ name, message });

  if (!answers.firstName) say('firstName', m.auth_first_name_missing());
  else if (lengthOf(answers.firstName) > limits.nameMax)
    say('firstName', m.auth_name_too_long({ maximum: limits.nameMax }));

  if (!answers.lastName) say('lastName', m.auth_last_name_missing());
  else if (lengthOf(answers.lastName) > limits.nameMax)
    say('lastName', m.auth_name_too_long({ maximum: limits.nameMax }));

  if (!isEmail(answers.email)) say('email', m.auth_email_invalid());
  else if (answers.email.length > limits.emailMax)
    say('email', m.auth_email_too_long({ maximum: limits.emailMax }));

  const length = lengthOf(answers.password);
  if (length === 0) say('password', m.sign_up_password_missing());
  else if (length < limits.passwordMin)
    say('password', m.sign_up_password_too_short({ length, minimum: limits.passwordMin }));
  else if (length > limits.passwordMax)
    say('password', m.sign_up_password_too_long({ length, maximum: limits.passwordMax }));

  if (!answers.acceptTerms) say('acceptTerms', m.sign_up_terms_missing());
  return faults;
}
