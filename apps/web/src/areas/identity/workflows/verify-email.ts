import { call, put, select, take } from 'typed-redux-saga';
import { settle } from '../../../kernel/requests/settle';
import { refreshUser } from '../../../kernel/session/refresh-user';
import type { SessionDependencies } from '../../../kernel/session/session-dependencies';
import type { resendRequested, verificationRequested } from '../../../kernel/session/session-requests';
import { selectIsLoading } from '../../../kernel/session/session-selectors';
import {
  attemptBegan,
  attemptSucceeded,
  ended,
  found,
  noticed,
  unreachable,
} from '../../../kernel/session/session-slice';
import { fail } from './fail';

/** Confirms the address. If the person is waiting here they can continue; otherwise the sign-in page says that it is done. */
export function* verifyEmail(
  dependencies: SessionDependencies,
  { payload: { token } }: ReturnType<typeof verificationRequested>,
) {
  yield* put(attemptBegan('verifyEmail'));
  // The link starts the app again: the user is read first, so that an older answer does not overtake this one.
  while (yield* select(selectIsLoading)) yield* take([found, ended, unreachable]);
  const answer = yield* call(() => settle(dependencies.api.POST('/auth/verify-email', { body: { token } })));
  if (!answer.ok) {
    yield* fail(dependencies, 'verifyEmail', answer.error);
    return;
  }
  // The e-mail may belong to another account; then this session still waits for its own.
  yield* refreshUser(dependencies);
  yield* put(attemptSucceeded('verifyEmail'));
  yield* put(noticed({ notice: 'email-confirmed' }));
}

export function* resendVerification(
  dependencies: SessionDependencies,
  { payload: { email } }: ReturnType<typeof resendRequested>,
) {
  yield* put(attemptBegan('resendVerification'));
  const answer = yield* call(() =>
    settle(dependencies.api.POST('/auth/resend-verification', { body: { email } })),
  );
  if (answer.ok) yield* put(attemptSucceeded('resendVerification'));
  else yield* fail(dependencies, 'resendVerification', answer.error);
}
