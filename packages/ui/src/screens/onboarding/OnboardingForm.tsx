import { type ReactNode, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { Button } from '../../components/Button/Button';
import type { FieldFault } from '../../components/Form/ErrorSummary';
import { Form } from '../../components/Form/Form';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { useFormErrors } from '../../patterns/use-form-errors';
import { ScreenTitle } from '../auth/ScreenTitle';
import { KeptAnswers } from './KeptAnswers';
import { PhotoField } from './PhotoField';

/** The content of the form, whether it could be submitted or not. */
export type OnboardingDraft<Answers> = { answers: Answers; photo: File | null };

/** How the draft is stored on this device; null if unknown, or if nothing is kept here at all. */
export type DraftStanding = 'kept' | 'kept-without-photo' | 'not-kept' | null;

/** The common props of the screens of the first answers. */
export type OnboardingProps<Answers> = {
  state:
    | { phase: 'ready' | 'submitting' }
    /** The answers lie on this device and are not sent yet; while they are on their way they cannot be changed. */
    | { phase: 'kept'; isSending?: boolean }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  /** There is no connection: the answers are kept on this device. @default false */
  isOffline?: boolean;
  /** The page on which the person can continue while their answers wait; without it they wait too. */
  goOnHref?: string;
  /** The draft from an earlier visit that was never submitted; the form starts with it. @default null */
  draft?: OnboardingDraft<Answers> | null;
  /** @default null */
  draftStanding?: DraftStanding;
  /** Called at each change, with all that stands in the form then. */
  onDraft?: (draft: OnboardingDraft<Answers>) => void;
};

type OnboardingFormProps<Answers> = OnboardingProps<Answers> & {
  title: string;
  intro: string;
  /** The purpose of the photo. */
  photoDescription: string;
  /** The empty fields. */
  empty: Answers;
  /** The answers that were submitted on this device and wait; null if there are none. */
  kept: OnboardingDraft<Answers> | null;
  /** Returns the errors, in the order of the fields. */
  check: (answers: Answers) => FieldFault[];
  /** The questions. */
  children: (fields: {
    answers: Answers;
    onChange: (change: Partial<Answers>) => void;
    messageFor: (name: string) => string | undefined;
  }) => ReactNode;
  onSubmit: (answers: Answers, photo: File | null) => void;
};

const draftWords: Record<NonNullable<DraftStanding>, () => string> = {
  kept: m.onboarding_draft_kept,
  'kept-without-photo': m.onboarding_draft_without_photo,
  'not-kept': m.onboarding_draft_not_kept,
};

/** The first questions, for whoever they are put to; once they are answered offline, what becomes of the answers. */
export function OnboardingForm<Answers extends object>({
  state,
  isOffline = false,
  goOnHref,
  draft = null,
  draftStanding = null,
  onDraft,
  title,
  intro,
  photoDescription,
  empty,
  kept,
  check,
  children,
  onSubmit,
}: OnboardingFormProps<Answers>) {
  const [filled, setFilled] = useState<OnboardingDraft<Answers>>(
    // Answers kept by an older version of the app may lack fields of a newer one.
    () => ({ photo: null, ...(draft ?? kept), answers: { ...empty, ...(draft ?? kept)?.answers } }),
  );
  /** True if something stands in the form that was never submitted. */
  const [isAhead, setIsAhead] = useState(draft !== null);
  const [isChanging, setIsChanging] = useState(false);
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';
  const isKept = state.phase === 'kept' && (!isChanging || Boolean(state.isSending));

  function fill(change: Partial<OnboardingDraft<Answers>>) {
    const next = { ...filled, ...change };
    setFilled(next);
    setIsAhead(true);
    onDraft?.(next);
  }

  function beginChanging() {
    if (kept && !isAhead) setFilled({ ...kept, photo: kept.photo ?? filled.photo });
    setIsChanging(true);
  }

  function submit() {
    if (!form.accept(check(filled.answers))) return;
    setIsAhead(false);
    setIsChanging(false);
    onSubmit(filled.answers, filled.photo);
  }

  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle phase={isKept ? 'kept' : 'form'}>
          {isKept ? m.onboarding_kept_title() : title}
        </ScreenTitle>
        {!isKept && <Text tone="muted">{intro}</Text>}
      </Stack>
      {isKept ? (
        <KeptAnswers
          isSending={state.isSending ?? false}
          isOffline={isOffline}
          goOnHref={goOnHref}
          onEdit={beginChanging}
        />
      ) : (
        <Form
          onSubmit={submit}
          errors={form.errors}
          onCorrect={form.correct}
          formError={form.formError}
          isPending={isSubmitting}
        >
          <Text size={14} tone="muted">
            {m.form_required_note()}
          </Text>
          {children({
            answers: filled.answers,
            onChange: (change) => fill({ answers: { ...filled.answers, ...change } }),
            messageFor: form.messageFor,
          })}
          <PhotoField
            description={photoDescription}
            value={filled.photo}
            onChange={(photo) => fill({ photo })}
            errorMessage={form.messageFor('profilePhoto')}
          />
          {isOffline && <Text tone="muted">{m.form_offline()}</Text>}
          {draftStanding && (
            <Text size={14} tone="muted">
              {draftWords[draftStanding]()}
            </Text>
          )}
          <Button type="submit" isPending={isSubmitting} isFullWidth>
            {m.onboarding_submit()}
          </Button>
        </Form>
      )}
    </Stack>
  );
}
