import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { checkPractice, type PracticeAnswers, sayPractice } from '../../private/doctor-questions/answers';
import type { LanguageItem } from '../../private/doctor-questions/languages';
import { PracticeFields } from '../../private/doctor-questions/PracticeFields';
import { useFormErrors } from '../../private/use-form-errors';
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
  onSubmit: (values: DoctorOnboardingValues) => void;
};

const nothing: PracticeAnswers = { languages: [], phone: '', about: '' };

/** The first questions to a doctor: what patients choose by. */
export function DoctorOnboardingScreen({
  state,
  lastName,
  languages,
  onSubmit,
}: DoctorOnboardingScreenProps) {
  const [answers, setAnswers] = useState(nothing);
  const [photo, setPhoto] = useState<File | null>(null);
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';

  function submit() {
    if (!form.accept(checkPractice(answers))) return;
    onSubmit({ ...sayPractice(answers), profilePhoto: photo });
  }

  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1} size={28} isFocusTarget>
          {m.doctor_onboarding_title({ name: lastName })}
        </Heading>
        <Text tone="muted">{m.doctor_onboarding_intro()}</Text>
      </Stack>
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
        <Button type="submit" isPending={isSubmitting} isFullWidth>
          {m.onboarding_submit()}
        </Button>
      </Form>
    </Stack>
  );
}
