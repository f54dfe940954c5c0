import * as m from '../../../../generated/messages/messages';
import { checkPractice, type PracticeAnswers, sayPractice } from '../../private/doctor-questions/answers';
import type { LanguageItem } from '../../private/doctor-questions/languages';
import { PracticeFields } from '../../private/doctor-questions/PracticeFields';
import { OnboardingForm, type OnboardingProps } from '../OnboardingForm';

/** The first answers of a doctor; null is what was not said. */
export type DoctorOnboardingValues = {
  /** ISO 639 codes, at least one. */
  languages: string[];
  /** E.164 */
  phone: string | null;
  about: string | null;
  profilePhoto: File | null;
};

export type DoctorOnboardingScreenProps = OnboardingProps<PracticeAnswers> & {
  lastName: string;
  /** The options. @default the languages with most speakers in India */
  languages?: readonly LanguageItem[];
  /** The answers that were submitted on this device and wait; the form starts with them. @default null */
  keptValues?: DoctorOnboardingValues | null;
  onSubmit: (values: DoctorOnboardingValues) => void;
};

const empty: PracticeAnswers = { languages: [], phone: '', about: '' };

const filledWith = ({ languages, phone, about, profilePhoto }: DoctorOnboardingValues) => ({
  answers: { languages, phone: phone ?? '', about: about ?? '' },
  photo: profilePhoto ?? null,
});

/** The first questions to a doctor: what patients choose by. */
export function DoctorOnboardingScreen({
  lastName,
  languages,
  keptValues = null,
  onSubmit,
  ...form
}: DoctorOnboardingScreenProps) {
  return (
    <OnboardingForm
      {...form}
      title={m.doctor_onboarding_title({ name: lastName })}
      intro={m.doctor_onboarding_intro()}
      photoDescription={m.doctor_onboarding_photo_description()}
      empty={empty}
      kept={keptValues && filledWith(keptValues)}
      check={checkPractice}
      onSubmit={(answers, profilePhoto) => onSubmit({ ...sayPractice(answers), profilePhoto })}
    >
      {(fields) => <PracticeFields languages={languages} {...fields} />}
    </OnboardingForm>
  );
}
