import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { parsePhone } from '../patient-questions/phone';
import type { Specialization } from './specializations';

/** The content of the fields about a doctor's registration. */
export type RegistrationAnswers = {
  specialization: Specialization | null;
  licenseNumber: string;
  council: string | null;
  /** Whole years. */
  experience: number | null;
};

/** The content of the fields about a doctor's work. */
export type PracticeAnswers = {
  /** ISO 639 codes. */
  languages: string[];
  /** As typed. */
  phone: string;
  about: string;
};

/** The contract's bounds, in characters and years. */
export type RegistrationLimits = { licenseMin: number; licenseMax: number; experienceMax: number };

export const defaultRegistrationLimits: RegistrationLimits = {
  licenseMin: 3,
  licenseMax: 40,
  experienceMax: 80,
};

/** The most that a doctor can say of themselves, in characters. */
export const aboutMax = 1000;

/** A registration number as it is sent. */
export const tidyLicense = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/** Registers use letters, digits and these signs between them. */
const licenseForm = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/;

/** Returns the errors in the registration, in the order of the fields. */
export function checkRegistration(
  { specialization, licenseNumber, council, experience }: RegistrationAnswers,
  limits: RegistrationLimits,
): FieldFault[] {
  const faults: FieldFault[] = [];
  const say = (name: keyof RegistrationAnswers, message: string) => faults.push({ name, message });
  const license = tidyLicense(licenseNumber);

  if (!specialization) say('specialization', m.doctor_specialization_missing());
  if (!council) say('council', m.doctor_council_missing());

  if (!license) say('licenseNumber', m.doctor_license_missing());
  else if (license.length < limits.licenseMin || license.length > limits.licenseMax)
    say('licenseNumber', m.doctor_license_length({ minimum: limits.licenseMin, maximum: limits.licenseMax }));
  else if (!licenseForm.test(license)) say('licenseNumber', m.doctor_license_form());

  if (experience === null) say('experience', m.doctor_experience_missing());
  else if (!Number.isInteger(experience) || experience < 0 || experience > limits.experienceMax)
    say('experience', m.doctor_experience_invalid({ maximum: limits.experienceMax }));
  return faults;
}

/** Returns the errors in the fields about a doctor's work, in the order of the fields. */
export function checkPractice({ languages, phone, about }: PracticeAnswers): FieldFault[] {
  const faults: FieldFault[] = [];
  if (languages.length === 0) faults.push({ name: 'languages', message: m.doctor_languages_missing() });
  if (phone.trim() && !parsePhone(phone)) faults.push({ name: 'phone', message: m.patient_phone_invalid() });
  const length = [...about.trim()].length;
  if (length > aboutMax)
    faults.push({ name: 'about', message: m.doctor_about_too_long({ length, maximum: aboutMax }) });
  return faults;
}

/** Returns the answers about the work in the form of the request; null if there are none. */
export const sayPractice = ({ languages, phone, about }: PracticeAnswers) => ({
  languages,
  phone: phone.trim() ? parsePhone(phone) : null,
  about: about.trim() || null,
});
