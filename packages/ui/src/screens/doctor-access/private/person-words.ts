import * as m from '../../../../generated/messages/messages';
import type { FoundPatient } from '../types';

export type Gender = 'FEMALE' | 'MALE' | 'OTHER' | 'PREFER_NOT_TO_SAY';

/** Within a list; nothing where a person does not say. */
const genders: Readonly<Record<Gender, () => string | null>> = {
  FEMALE: m.patients_gender_female,
  MALE: m.patients_gender_male,
  OTHER: m.patients_gender_other,
  PREFER_NOT_TO_SAY: () => null,
};
export const sayGender = (gender: Gender | null): string | null => gender && genders[gender]();

export const nameOf = ({ firstName, lastName }: Pick<FoundPatient, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** "Born 1972, female, phone ends in 101": all that tells two people of one name apart before consent. */
export function sayPerson({ yearOfBirth, gender, phoneEnding }: FoundPatient): string {
  return [
    yearOfBirth === null ? m.patients_born_unknown() : m.patients_born({ year: yearOfBirth }),
    sayGender(gender),
    phoneEnding === null
      ? m.patients_phone_unknown()
      : m.patients_phone_ending({ digits: phoneEnding.split('').join('\u2009') }),
  ]
    .filter(Boolean)
    .join(', ');
}
