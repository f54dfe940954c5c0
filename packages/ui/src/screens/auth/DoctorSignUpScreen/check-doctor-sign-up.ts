import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import {
  checkRegistration,
  defaultRegistrationLimits,
  type RegistrationAnswers,
  type RegistrationLimits,
  tidyLicense,
} from '../../private/doctor-questions/answers';
import type { Specialization } from '../../private/doctor-questions/specializations';
import {
  type AccountAnswers,
  type AccountLimits,
  checkAccount,
  defaultAccountLimits,
  trimmed,
} from '../check-account';

/** The content of the fields. */
export type DoctorSignUpAnswers = AccountAnswers & RegistrationAnswers & { acceptTerms: boolean };

/** The data that a doctor gives to create an account. */
export type DoctorSignUpValues = AccountAnswers & {
  acceptTerms: boolean;
  specialization: Specialization;
  licenseNumber: string;
  council: string;
  /** Whole years. */
  experience: number;
};

export type DoctorSignUpLimits = AccountLimits & RegistrationLimits;

export const defaultDoctorLimits: DoctorSignUpLimits = {
  ...defaultAccountLimits,
  ...defaultRegistrationLimits,
};

/** Returns the errors in the answers, in the order of the fields. */
export function checkDoctorSignUp(answers: DoctorSignUpAnswers, limits: DoctorSignUpLimits): FieldFault[] {
  return [
    ...checkAccount(trimmed(answers), limits),
    ...checkRegistration(answers, limits),
    ...(answers.acceptTerms ? [] : [{ name: 'acceptTerms', message: m.sign_up_terms_missing() }]),
  ];
}

/** The answers as they are sent; null while one is missing. */
export function toValues(answers: DoctorSignUpAnswers): DoctorSignUpValues | null {
  const { specialization, council, experience } = answers;
  if (!specialization || !council || experience === null) return null;
  const licenseNumber = tidyLicense(answers.licenseNumber);
  return { ...trimmed(answers), specialization, council, experience, licenseNumber };
}
