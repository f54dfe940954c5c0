import type { DoctorOnboarding, PatientOnboarding } from '@nadi/contract/schema';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createIdempotencyIntent } from '../../../kernel/browser/idempotency-intent';
import { originOf } from '../../../kernel/browser/navigation';
import { selectIsOffline } from '../../../kernel/connectivity/connectivity-slice';
import type { Draft } from '../../../kernel/drafts/onboarding-drafts';
import { selectAllEntries } from '../../../kernel/outbox/outbox-selectors';
import { useAppDispatch, useAppSelector } from '../../../kernel/services/use-services';
import { onboardingSubmitted } from '../../../kernel/session/session-requests';
import { selectAttempt, selectUser } from '../../../kernel/session/session-selectors';
import { onboardingCode } from './onboarding-code';
import { onboardingForm } from './onboarding-form';
import { useOnboardingDraft } from './use-onboarding-draft';

/** The parts of the page of first answers, for doctors and patients alike. */
export function useOnboarding() {
  useEffect(() => void onboardingCode().catch(() => undefined), []);
  const dispatch = useAppDispatch();
  const attempt = useAppSelector(selectAttempt('completeOnboarding'));
  const form = onboardingForm(attempt, useAppSelector(selectAllEntries));
  const filledIn = useOnboardingDraft();
  const isOffline = useAppSelector(selectIsOffline);
  const from = originOf(useLocation().state);
  const [intent] = useState(createIdempotencyIntent);
  return {
    user: useAppSelector(selectUser),
    from,
    /** The answers that were submitted and wait here. */
    kept: form.kept,
    /** Null until the storage of this device was read. */
    screen: filledIn && {
      state: form.state,
      isOffline,
      draftStanding: filledIn.standing,
      onDraft: (draft: Draft) => void filledIn.keep(draft),
    },
    draft: filledIn?.draft ?? null,
    submit(answers: PatientOnboarding | DoctorOnboarding, photo: File | null) {
      const content = { answers, photo: photo && [photo.name, photo.size, photo.lastModified] };
      dispatch(onboardingSubmitted({ answers, photo, from, idempotencyKey: intent.keyFor(content) }));
    },
  };
}
