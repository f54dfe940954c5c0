import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import {
  asksAboutPregnancy,
  checkAnswers,
  type Gender,
  type PatientAnswers,
  type Pregnancy,
} from '../../private/patient-questions/answers';
import { PatientQuestions } from '../../private/patient-questions/PatientQuestions';
import { parsePhone } from '../../private/patient-questions/phone';
import { useFormErrors } from '../../private/use-form-errors';
import { PhotoField } from '../PhotoField';

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

export type PatientOnboardingScreenProps = {
  state:
    | { phase: 'ready' | 'submitting' }
    /** The answers lie on this device and are not sent yet; while they are on their way they cannot be changed. */
    | { phase: 'kept'; isSending?: boolean }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  firstName: string;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  /** What lies on this device of an earlier visit; the form begins with it. @default null */
  keptValues?: PatientOnboardingValues | null;
  onSubmit: (values: PatientOnboardingValues) => void;
};

/** The first questions to a patient, each with the reason why it is asked. */
export function PatientOnboardingScreen({ state, firstName, today, onSubmit }: PatientOnboardingScreenProps) {
  const [answers, setAnswers] = useState<PatientAnswers>({
    dateOfBirth: null,
    gender: null,
    pregnancy: null,
    phone: '',
  });
  const [photo, setPhoto] = useState<File | null>(null);
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';

  function submit() {
    const { dateOfBirth, gender, pregnancy } = answers;
    if (!form.accept(checkAnswers(answers, today)) || !dateOfBirth || !gender) return;
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
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1} size={28} isFocusTarget>
          {m.onboarding_title({ name: firstName })}
        </Heading>
        <Text tone="muted">{m.onboarding_intro()}</Text>
      </Stack>
      <Form onSubmit={submit} errors={form.errors} formError={form.formError} isPending={isSubmitting}>
        <Text size={14} tone="muted">
          {m.form_required_note()}
        </Text>
        <PatientQuestions
          answers={answers}
          onChange={(change) => setAnswers((now) => ({ ...now, ...change }))}
          messageFor={form.messageFor}
          today={today}
        />
        <PhotoField
          description={m.onboarding_photo_description()}
          value={photo}
          onChange={setPhoto}
          errorMessage={form.messageFor('profilePhoto')}
        />
        <Button type="submit" isPending={isSubmitting} isFullWidth>
          {m.onboarding_submit()}
        </Button>
      </Form>
    </Stack>
  );
}
