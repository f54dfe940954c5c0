import { toProblem } from '@nadi/api-client/problems';
import { call, put } from 'typed-redux-saga';
import { navigateTo } from '../../platform/navigation';
import { destinationOf } from './destination';
import { fail } from './fail';
import { refreshUser } from './refresh-user';
import type { SessionDependencies } from './session-dependencies';
import type { onboardingSubmitted } from './session-requests';
import { attemptBegan, attemptSucceeded, found } from './session-slice';
import { settle } from './settle';

export function* completeOnboarding(
  dependencies: SessionDependencies,
  { payload: { answers, photo, idempotencyKey, from } }: ReturnType<typeof onboardingSubmitted>,
) {
  yield* put(attemptBegan('completeOnboarding'));
  const answer = yield* call(() =>
    settle(
      dependencies.api.POST('/auth/onboarding/complete', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { onboardingData: JSON.stringify(answers) },
        bodySerializer: (fields) => formOf(fields.onboardingData, photo),
      }),
    ),
  );
  if (!answer.ok) {
    yield* fail(dependencies, 'completeOnboarding', answer.error);
    // It was done before, in another tab or by a try whose answer was lost: who is here is asked again.
    if (toProblem(answer.error).status === 409) yield* refreshUser(dependencies);
    return;
  }
  yield* put(attemptSucceeded('completeOnboarding'));
  const { user } = answer.data.data;
  yield* put(found({ user }));
  yield* call(navigateTo, dependencies.navigation, destinationOf(user, from));
}

function formOf(onboardingData: string, photo: File | null): FormData {
  const form = new FormData();
  form.set('onboardingData', onboardingData);
  if (photo) form.set('profilePhoto', photo);
  return form;
}
