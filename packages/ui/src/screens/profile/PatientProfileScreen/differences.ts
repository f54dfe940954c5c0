import * as m from '../../../../generated/messages/messages';
import { genderLabels, pregnancyLabels } from '../../private/patient-questions/PatientQuestions';
import type { Difference } from '../ConflictNotice';
import type { PatientProfile, PatientProfilePatch } from './profile';

const labels = {
  firstName: m.auth_first_name,
  lastName: m.auth_last_name,
  dateOfBirth: m.patient_date_of_birth,
  gender: m.patient_gender,
  pregnancy: m.patient_pregnancy,
  phone: m.profile_phone,
} as const;

type Field = keyof typeof labels;

function inWords({ gender, pregnancy, ...text }: PatientProfilePatch, field: Field): string {
  if (field === 'gender') return gender ? genderLabels[gender]() : m.profile_not_said();
  if (field === 'pregnancy') return pregnancy ? pregnancyLabels[pregnancy]() : m.profile_not_said();
  return text[field] ?? m.profile_not_said();
}

/** What the person wants changed, beside what stands. */
export const differencesOf = (mine: PatientProfilePatch, standing: PatientProfile): Difference[] =>
  (Object.keys(labels) as Field[])
    .filter((field) => field in mine)
    .map((field) => ({
      field,
      label: labels[field](),
      mine: inWords(mine, field),
      standing: inWords(standing, field),
    }));
