import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { type AccountAnswers, type AccountLimits, checkAccount } from '../check-account';

/** What a patient gives to open an account. */
export type SignUpAnswers = AccountAnswers & { acceptTerms: boolean };

/** What is wrong with the answers, in the order of the fields. Names and address come without space at their ends. */
export function checkSignUp(answers: SignUpAnswers, limits: AccountLimits): FieldFault[] {
  return [
    ...checkAccount(answers, limits),
    ...(answers.acceptTerms ? [] : [{ name: 'acceptTerms', message: m.sign_up_terms_missing() }]),
  ];
}
