import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { parsePhone } from './phone';

export type Gender = 'MALE' | 'FEMALE' | 'OTHER' | 'PREFER_NOT_TO_SAY';
export type Pregnancy = 'pregnant' | 'not-pregnant' | 'unknown';

/** The content of the fields. */
export type PatientAnswers = {
  /** 'YYYY-MM-DD' */
  dateOfBirth: string | null;
  gender: Gender | null;
  pregnancy: Pregnancy | null;
  /** As typed. */
  phone: string;
};

/** Ages at which a pregnancy is likely enough to ask for; up to 55 the clinical rules do not assess without an answer. */
const askedAges = { from: 12, to: 55 };

/** Whole years between two days, both 'YYYY-MM-DD'. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  // Month and day as text stand in the order of the year.
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Tells whether the pregnancy question is put to this person. */
export function asksAboutPregnancy({ dateOfBirth, gender }: PatientAnswers, today: string): boolean {
  if (!dateOfBirth || !gender || gender === 'MALE') return false;
  const age = ageOn(today, dateOfBirth);
  return age >= askedAges.from && age <= askedAges.to;
}

/** The first day of birth that can be: nobody is known to have grown older than 130. */
export const earliestBirth = (today: string): string => `${Number(today.slice(0, 4)) - 130}${today.slice(4)}`;

/** Returns the errors in the answers, in the order of the questions. */
export function checkAnswers(answers: PatientAnswers, today: string): FieldFault[] {
  const faults: FieldFault[] = [];
  if (!answers.dateOfBirth) faults.push({ name: 'dateOfBirth', message: m.patient_date_of_birth_missing() });
  if (!answers.gender) faults.push({ name: 'gender', message: m.patient_gender_missing() });
  if (asksAboutPregnancy(answers, today) && !answers.pregnancy)
    faults.push({ name: 'pregnancy', message: m.patient_pregnancy_missing() });
  if (answers.phone.trim() && !parsePhone(answers.phone))
    faults.push({ name: 'phone', message: m.patient_phone_invalid() });
  return faults;
}
