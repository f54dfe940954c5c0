import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ScreenTitle } from '../../auth/ScreenTitle';
import { checkPractice, type PracticeAnswers, sayPractice } from '../../private/doctor-questions/answers';
import type { LanguageItem } from '../../private/doctor-questions/languages';
import { PracticeFields } from '../../private/doctor-questions/PracticeFields';
import { useFormErrors } from '../../private/use-form-errors';
import { KeptAnswers } from '../KeptAnswers';
import { PhotoField } from '../PhotoField';

/** The first answers of a doctor; null is what was not said. */
export type DoctorOnboardingValues = {
  /** ISO 639 codes, at least one. */
  languages: string[];
  /** E.164 */
  phone: string | null;
  about: string | null;
  profilePhoto: File | null;
};

export type DoctorOnboardingScreenProps = {
  state:
    | { phase: 'ready' | 'submitting' }
    /** The answers lie on this device and are not sent yet; while they are on their way they cannot be changed. */
    | { phase: 'kept'; isSending?: boolean }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  lastName: string;
  /** What is offered to choose from; by default the languages with most speakers in India. */
  languages?: readonly LanguageItem[];
  /** What lies on this device of an earlier visit; the form begins with it. @default null */
  keptValues?: DoctorOnboardingValues | null;
  /** There is no connection: the answers are kept on this device. @default false */
  isOffline?: boolean;
  onSubmit: (values: DoctorOnboardingValues) => void;
};

const answersOf = (values: DoctorOnboardingValues | null): PracticeAnswers => ({
  languages: values?.languages ?? [],
  phone: values?.phone ?? '',
  about: values?.about ?? '',
});

/** The first questions to a doctor: what patients choose by. */
export function DoctorOnboardingScreen({
  state,
  lastName,
  languages,
  keptValues = null,
  isOffline = false,
  onSubmit,
}: DoctorOnboardingScreenProps) {
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
    if (!form.accept(checkPractice(answers))) return;
    setIsChanging(false);
    onSubmit({ ...sayPractice(answers), profilePhoto: photo });
  }

  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle phase={isKept ? 'kept' : 'form'}>
          {isKept ? m.onboarding_kept_title() : m.doctor_onboarding_title({ name: lastName })}
        </ScreenTitle>
        {!isKept && <Text tone="muted">{m.doctor_onboarding_intro()}</Text>}
      </Stack>
      {isKept ? (
        <KeptAnswers isSending={state.isSending ?? false} isOffline={isOffline} onEdit={change} />
      ) : (
        <Form onSubmit={submit} errors={form.errors} formError={form.formError} isPending={isSubmitting}>
          <Text size={14} tone="muted">
            {m.form_required_note()}
          </Text>
          <PracticeFields
            languages={languages}
            answers={answers}
            onChange={(change) => setAnswers((now) => ({ ...now, ...change }))}
            messageFor={form.messageFor}
          />
          <PhotoField
            description={m.doctor_onboarding_photo_description()}
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
