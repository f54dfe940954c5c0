import * as m from '../../../../generated/messages/messages';
import {
  asksAboutPregnancy,
  checkAnswers,
  type Gender,
  type PatientAnswers,
  type Pregnancy,
} from '../../private/patient-questions/answers';
import { PatientQuestions } from '../../private/patient-questions/PatientQuestions';
import { parsePhone } from '../../private/patient-questions/phone';
import { OnboardingForm, type OnboardingProps } from '../OnboardingForm';

/** The first answers of a patient; what was not asked or not said is absent. */
export type PatientOnboardingValues = {
  /** 'YYYY-MM-DD' */
  dateOfBirth: string;
  gender: Gender;
  pregnancy?: Pregnancy;
  /** E.164 */
  phone?: string;
  profilePhoto?: File;
};

export type PatientOnboardingScreenProps = OnboardingProps<PatientAnswers> & {
  firstName: string;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  /** The answers that were submitted on this device and wait; the form starts with them. @default null */
  keptValues?: PatientOnboardingValues | null;
  onSubmit: (values: PatientOnboardingValues) => void;
};

const empty: PatientAnswers = { dateOfBirth: null, gender: null, pregnancy: null, phone: '' };

const filledWith = ({ profilePhoto, ...answers }: PatientOnboardingValues) => ({
  answers: { ...empty, ...answers },
  photo: profilePhoto ?? null,
});

/** The first questions to a patient, each with the reason why it is asked. */
export function PatientOnboardingScreen({
  firstName,
  today,
  keptValues = null,
  onSubmit,
  ...form
}: PatientOnboardingScreenProps) {
  function submit(answers: PatientAnswers, photo: File | null) {
    const { dateOfBirth, gender, pregnancy } = answers;
    if (!dateOfBirth || !gender) return;
    const phone = parsePhone(answers.phone);
    onSubmit({
      dateOfBirth,
      gender,
      ...(pregnancy && asksAboutPregnancy(answers, today) && { pregnancy }),
      ...(phone && { phone }),
      ...(photo && { profilePhoto: photo }),
    });
  }

  return (
    <OnboardingForm
      {...form}
      title={m.onboarding_title({ name: firstName })}
      intro={m.onboarding_intro()}
      photoDescription={m.onboarding_photo_description()}
      empty={empty}
      kept={keptValues && filledWith(keptValues)}
      check={(answers) => checkAnswers(answers, today)}
      onSubmit={submit}
    >
      {(fields) => <PatientQuestions today={today} {...fields} />}
    </OnboardingForm>
  );
}
