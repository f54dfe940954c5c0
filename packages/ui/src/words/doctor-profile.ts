import * as m from '../../generated/messages/messages';
import { listLanguages } from '../screens/private/doctor-questions/languages';
import { specializationName } from '../screens/private/doctor-questions/specializations';
import type { DoctorProfile } from '../screens/profile/DoctorProfileScreen/profile';

/** The profile's names for the contract's fields, in order. */
export const doctorFieldLabels = {
  firstName: m.auth_first_name,
  lastName: m.auth_last_name,
  specialization: m.doctor_specialization,
  council: m.doctor_council,
  licenseNumber: m.doctor_license,
  experience: m.doctor_experience,
  languages: m.doctor_languages,
  phone: m.profile_phone,
  about: m.profile_about,
} as const;

export type DoctorField = keyof typeof doctorFieldLabels;

export const doctorFields = Object.keys(doctorFieldLabels) as DoctorField[];

/** A field of a profile, or of a change to one, in words. */
export function sayDoctorField(
  { specialization, languages, ...said }: Partial<Pick<DoctorProfile, DoctorField>>,
  field: DoctorField,
): string {
  if (field === 'specialization') return specialization ? specializationName(specialization) : '';
  if (field === 'languages') return languages?.length ? listLanguages(languages) : m.profile_not_said();
  return String(said[field] ?? m.profile_not_said());
}
