import * as m from '../../../../generated/messages/messages';

/** The names of the answers to "gender" and "pregnancy", also for reading them out. */
export const genderLabels = {
  FEMALE: m.patient_gender_female,
  MALE: m.patient_gender_male,
  OTHER: m.patient_gender_other,
  PREFER_NOT_TO_SAY: m.patient_gender_not_said,
} as const;

export const pregnancyLabels = {
  pregnant: m.patient_pregnant,
  'not-pregnant': m.patient_not_pregnant,
  unknown: m.patient_pregnancy_unknown,
} as const;
