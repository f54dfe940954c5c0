import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { type AccountAnswers, type AccountLimits, checkAccount } from '../check-account';

/** The data that a patient gives to create an account. */
export type SignUpAnswers = AccountAnswers & { acceptTerms: boolean };

/** Returns the errors in the answers, in the order of the fields. Names and address have no leading or trailing spaces. */
export function checkSignUp(answers: SignUpAnswers, limits: AccountLimits): FieldFault[] {
  return [
    ...checkAccount(answers, limits),
    ...(answers.acceptTerms ? [] : [{ name: 'acceptTerms', message: m.sign_up_terms_missing() }]),
  ];
}
