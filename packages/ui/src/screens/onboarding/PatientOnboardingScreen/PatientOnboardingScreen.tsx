import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ScreenTitle } from '../../auth/ScreenTitle';
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
import { KeptAnswers } from '../KeptAnswers';
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
  /** There is no connection: the answers are kept on this device. @default false */
  isOffline?: boolean;
  onSubmit: (values: PatientOnboardingValues) => void;
};

const answersOf = (values: PatientOnboardingValues | null): PatientAnswers => ({
  dateOfBirth: values?.dateOfBirth ?? null,
  gender: values?.gender ?? null,
  pregnancy: values?.pregnancy ?? null,
  phone: values?.phone ?? '',
});

/** The first questions to a patient, each with the reason why it is asked. */
export function PatientOnboardingScreen({
  state,
  firstName,
  today,
  keptValues = null,
  isOffline = false,
  onSubmit,
}: PatientOnboardingScreenProps) {
  const [answers, setAnswers] = useState(() => answersOf(keptValues));
  const [photo, setPhoto] = useState(keptValues?.profilePhoto ?? null);
  const [isChanging, setIsChanging] = useState(false);
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';
  const isKept = state.phase === 'kept' && (!isChanging || Boolean(state.isSending));

  function change() {
    if (keptValues) {
      setAnswers(answersOf(keptValues));
      setPhoto(keptValues.profilePhoto ?? null);
    }
    setIsChanging(true);
  }

  function submit() {
    const { dateOfBirth, gender, pregnancy } = answers;
    if (!form.accept(checkAnswers(answers, today)) || !dateOfBirth || !gender) return;
    const phone = parsePhone(answers.phone);
    setIsChanging(false);
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
        <ScreenTitle phase={isKept ? 'kept' : 'form'}>
          {isKept ? m.onboarding_kept_title() : m.onboarding_title({ name: firstName })}
        </ScreenTitle>
        {!isKept && <Text tone="muted">{m.onboarding_intro()}</Text>}
      </Stack>
      {isKept ? (
        <KeptAnswers isSending={state.isSending ?? false} isOffline={isOffline} onEdit={change} />
      ) : (
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
          {isOffline && <Text tone="muted">{m.form_offline()}</Text>}
          <Button type="submit" isPending={isSubmitting} isFullWidth>
            {m.onboarding_submit()}
          </Button>
        </Form>
      )}
    </Stack>
  );
}
