import * as m from '../../generated/messages/messages';
import { genderLabels, pregnancyLabels } from '../screens/private/patient-questions/labels';
import { sayAbha } from '../screens/profile/PatientProfileScreen/abha';
import type { PatientProfilePatch } from '../screens/profile/PatientProfileScreen/profile';
import { sayDay } from './moment';

/** The profile's names for the contract's fields, in order. */
export const patientFieldLabels = {
  firstName: m.auth_first_name,
  lastName: m.auth_last_name,
  dateOfBirth: m.patient_date_of_birth,
  gender: m.patient_gender,
  pregnancy: m.patient_pregnancy,
  phone: m.profile_phone,
  abhaNumber: m.profile_abha,
} as const;

export type PatientField = keyof typeof patientFieldLabels;

export const patientFields = Object.keys(patientFieldLabels) as PatientField[];

/** A field of a profile, or of a change to one, in words. */
export function sayPatientField(
  { dateOfBirth, gender, pregnancy, ...text }: PatientProfilePatch,
  field: PatientField,
): string {
  if (field === 'dateOfBirth') return dateOfBirth ? sayDay(dateOfBirth) : m.profile_not_said();
  if (field === 'gender') return gender ? genderLabels[gender]() : m.profile_not_said();
  if (field === 'pregnancy') return pregnancy ? pregnancyLabels[pregnancy]() : m.profile_not_said();
  if (field === 'abhaNumber') return sayAbha(text.abhaNumber ?? null) || m.profile_not_said();
  return text[field] ?? m.profile_not_said();
}
