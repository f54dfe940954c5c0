import type { KeptFile } from '../../kernel/offline/write';
import type { WaitingKind } from '../../kernel/offline/write-kinds';
import { onboardingSubject } from './onboarding/subject';

type FirstAnswers = {
  operation: 'completeOnboarding';
  answers: Record<string, unknown>;
  photo: KeptFile | null;
};

declare module '../../kernel/offline/write' {
  interface Writes {
    completeOnboarding: FirstAnswers;
  }
}

/** The writes of onboarding. */
export const writes: readonly WaitingKind[] = [
  {
    waits: true,
    operation: 'completeOnboarding',
    type: onboardingSubject,
    // A form with a photo cannot be part of a batch.
    send: (api, { answers, photo }: FirstAnswers, idempotencyKey) =>
      api.POST('/auth/onboarding/complete', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { onboardingData: JSON.stringify(answers) },
        bodySerializer: ({ onboardingData }) => formOf(onboardingData, photo),
      }),
    // The session does not know yet which answers were given before.
    isDoneByConflict: true,
    invalidates: /^\/((patients|doctors)\/profile|patients\/health-facts|vital-signs|medicine-checks)/,
    renewsUser: true,
  },
];

function formOf(onboardingData: string, photo: KeptFile | null): FormData {
  const form = new FormData();
  form.set('onboardingData', onboardingData);
  if (photo) form.set('profilePhoto', new File([photo.bytes], photo.name, { type: photo.type }));
  return form;
}
