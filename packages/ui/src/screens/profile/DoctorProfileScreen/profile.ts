import {
  type PracticeAnswers,
  type RegistrationAnswers,
  sayPractice,
  tidyLicense,
} from '../../private/doctor-questions/answers';
import type { Specialization } from '../../private/doctor-questions/specializations';
import type { Verification } from '../../private/verification/VerificationBanner';

/** The parts of a doctor's profile that this screen needs. */
export type DoctorProfile = {
  firstName: string;
  lastName: string;
  user: { email: string };
  specialization: Specialization;
  licenseNumber: string;
  council: string;
  /** Whole years. */
  experience: number;
  /** ISO 639 codes; empty where not said yet. */
  languages: readonly string[];
  /** E.164 */
  phone: string | null;
  about: string | null;
  verification: Verification;
};

type Changeable = Omit<DoctorProfile, 'user' | 'verification' | 'languages'> & { languages: string[] };

/** The changes: an absent field stays, null clears it. */
export type DoctorProfilePatch = Partial<Changeable>;

/** The content of the fields. */
export type ProfileAnswers = RegistrationAnswers & PracticeAnswers & { firstName: string; lastName: string };

export function toAnswers({ user: _, verification: __, ...profile }: DoctorProfile): ProfileAnswers {
  return {
    ...profile,
    languages: [...profile.languages],
    phone: profile.phone ?? '',
    about: profile.about ?? '',
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? // In which order languages stand says nothing.
      [...one].sort().join() === [...other].sort().join()
    : one === other;

/** Only what differs from the profile as it stands. */
export function toPatch(answers: ProfileAnswers, profile: DoctorProfile): DoctorProfilePatch {
  const wanted: DoctorProfilePatch = {
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    specialization: answers.specialization ?? undefined,
    licenseNumber: tidyLicense(answers.licenseNumber),
    council: answers.council ?? undefined,
    experience: answers.experience ?? undefined,
    ...sayPractice(answers),
  };
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && !isSame(value, profile[name as keyof DoctorProfile]),
  );
  return Object.fromEntries(changed);
}

/** Tells whether saving this takes a verification back: it was given for one person with one number in one register. */
export const losesVerification = (patch: DoctorProfilePatch, { verification }: DoctorProfile): boolean =>
  verification.status === 'VERIFIED' && whatIsVerified.some((name) => name in patch);

const whatIsVerified = ['firstName', 'lastName', 'licenseNumber', 'council'];
