import {
  asksAboutPregnancy,
  type Gender,
  type PatientAnswers,
  type Pregnancy,
} from '../../private/patient-questions/answers';
import { parsePhone } from '../../private/patient-questions/phone';
import { parseAbha, sayAbha } from './abha';

/** The parts of a patient's profile that this screen needs. */
export type PatientProfile = {
  firstName: string;
  lastName: string;
  /** Null for a child without an account. */
  email: string | null;
  /** 'YYYY-MM-DD' */
  dateOfBirth: string | null;
  gender: Gender | null;
  pregnancy: Pregnancy;
  /** E.164 */
  phone: string | null;
  /** 14 digits */
  abhaNumber: string | null;
};

/** The changes: an absent field stays, null clears it. */
export type PatientProfilePatch = Partial<Omit<PatientProfile, 'email'>>;

/** The content of the fields. */
export type ProfileAnswers = PatientAnswers & {
  firstName: string;
  lastName: string;
  /** As typed. */
  abhaNumber: string;
};

export function toAnswers({ email: _, ...profile }: PatientProfile): ProfileAnswers {
  return { ...profile, phone: profile.phone ?? '', abhaNumber: sayAbha(profile.abhaNumber) };
}

/** Only what differs from the profile as it stands. */
export function toPatch(
  answers: ProfileAnswers,
  profile: PatientProfile,
  today: string,
): PatientProfilePatch {
  const wanted: PatientProfilePatch = {
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    dateOfBirth: answers.dateOfBirth,
    gender: answers.gender,
    phone: answers.phone.trim() ? parsePhone(answers.phone) : null,
    abhaNumber: parseAbha(answers.abhaNumber),
    // A pregnancy that is no longer asked about must not go on deciding how readings are assessed.
    pregnancy: asksAboutPregnancy(answers, today)
      ? (answers.pregnancy ?? undefined)
      : profile.pregnancy === 'pregnant'
        ? 'unknown'
        : profile.pregnancy,
  };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && value !== profile[name as keyof PatientProfile],
  );
  return Object.fromEntries(changed);
}
