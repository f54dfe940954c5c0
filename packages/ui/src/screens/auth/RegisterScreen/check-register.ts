import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { type AccountAnswers, trimmed } from '../check-account';
import {
  checkDoctorSignUp,
  type DoctorSignUpAnswers,
  type DoctorSignUpLimits,
  type DoctorSignUpValues,
  toValues,
} from '../DoctorSignUpScreen/check-doctor-sign-up';
import { checkSignUp } from '../PatientSignUpScreen/check-sign-up';

/** The content of the fields; a patient leaves those of the registration empty. */
export type RegisterAnswers = DoctorSignUpAnswers & { role: 'PATIENT' | 'DOCTOR' | null };

/** The data that a person of either role gives to create an account. */
export type RegisterValues =
  | ({ role: 'PATIENT'; acceptTerms: boolean } & AccountAnswers)
  | ({ role: 'DOCTOR' } & DoctorSignUpValues);

/** Returns the errors in the answers, in the order of the fields. */
export function checkRegister(answers: RegisterAnswers, limits: DoctorSignUpLimits): FieldFault[] {
  if (answers.role === 'DOCTOR') return checkDoctorSignUp(answers, limits);
  const faults = checkSignUp(trimmed(answers), limits);
  return answers.role ? faults : [{ name: 'role', message: m.register_role_missing() }, ...faults];
}

/** Returns the answers as they are sent; null while one is missing. */
export function toRegisterValues(answers: RegisterAnswers): RegisterValues | null {
  if (answers.role === 'DOCTOR') {
    const values = toValues(answers);
    return values && { ...values, role: 'DOCTOR' };
  }
  if (!answers.role) return null;
  const { firstName, lastName, email, password, acceptTerms } = trimmed(answers);
  return { role: 'PATIENT', firstName, lastName, email, password, acceptTerms };
}
