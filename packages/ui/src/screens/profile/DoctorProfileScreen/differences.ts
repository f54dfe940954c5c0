import * as m from '../../../../generated/messages/messages';
import { listLanguages } from '../../private/doctor-questions/languages';
import { specializationName } from '../../private/doctor-questions/specializations';
import type { Difference } from '../ConflictNotice';
import type { DoctorProfile, DoctorProfilePatch } from './profile';

const labels = {
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

type Field = keyof typeof labels;
type Said = Partial<Pick<DoctorProfile, Field>>;

function inWords({ specialization, languages, ...said }: Said, field: Field): string {
  if (field === 'specialization') return specialization ? specializationName(specialization) : '';
  if (field === 'languages') return languages?.length ? listLanguages(languages) : m.profile_not_said();
  return String(said[field] ?? m.profile_not_said());
}

/** What the person wants changed, beside what stands. */
export const differencesOf = (mine: DoctorProfilePatch, standing: DoctorProfile): Difference[] =>
  (Object.keys(labels) as Field[])
    .filter((field) => field in mine)
    .map((field) => ({
      field,
      label: labels[field](),
      mine: inWords(mine, field),
      standing: inWords(standing, field),
    }));
