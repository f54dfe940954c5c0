import type { OutboxEntry, Write } from '../../../kernel/offline/write';
import { fieldErrorsOf } from '../../../kernel/requests/field-errors';
import type { Attempt } from '../../../kernel/session/session-slice';
import { type FormState, formStateOf } from '../workflows/form-state';
import { onboardingSubject } from './subject';

type Onboarding = Extract<Write, { operation: 'completeOnboarding' }>;

/** The content of the page of first answers: an attempt, or the answers that wait on this device. */
export type OnboardingForm = {
  state: FormState | { phase: 'kept'; isSending: boolean };
  /** The answers that wait here, as they were given; null if there are none. */
  kept: Onboarding['answers'] | null;
};

/** @param entries of the signed-in person */
export function onboardingForm(attempt: Attempt, entries: readonly OutboxEntry[]): OnboardingForm {
  const entry = entries.find(({ type }) => type === onboardingSubject);
  const kept = entry?.write.operation === 'completeOnboarding' ? entry.write.answers : null;
  if (!entry || attempt.phase === 'pending' || attempt.phase === 'failed')
    return { state: formStateOf(attempt), kept };
  const { standing, attempts } = entry;
  if (standing.phase === 'refused')
    return {
      state: { phase: 'failed', message: standing.message, fieldErrors: fieldErrorsOf(standing.errors) },
      kept,
    };
  // The server may have them already; other answers would be refused under their key.
  return { state: { phase: 'kept', isSending: attempts > 0 }, kept };
}
