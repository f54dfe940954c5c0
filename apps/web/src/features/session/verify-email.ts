import { call, put, select, take } from 'typed-redux-saga';
import { navigateTo } from '../../platform/navigation';
import { destinationOf } from './destination';
import { failure } from './failure';
import type { SessionDependencies } from './session-dependencies';
import type { resendRequested, verificationRequested } from './session-requests';
import { selectIsLoading, selectUser } from './session-selectors';
import { attemptBegan, attemptSucceeded, ended, found, noticed, unreachable } from './session-slice';
import { settle } from './settle';

/** Confirms the address. Where its person is signed in here, they go on; elsewhere the sign-in page says that it is done. */
export function* verifyEmail(
  { api }: SessionDependencies,
  { payload: { token } }: ReturnType<typeof verificationRequested>,
) {
  yield* put(attemptBegan('verifyEmail'));
  // The link opens the app anew: who is here is asked first, so that an older answer does not overtake this one.
  while (yield* select(selectIsLoading)) yield* take([found, ended, unreachable]);
  const answer = yield* call(() => settle(api.POST('/auth/verify-email', { body: { token } })));
  if (!answer.ok) {
    yield* put(failure('verifyEmail', answer.error));
    return;
  }
  yield* put(attemptSucceeded('verifyEmail'));
  yield* put(noticed({ notice: 'email-confirmed' }));
  const before = yield* select(selectUser);
  if (before === null || before.emailVerified) return;
  const me = yield* call(() => settle(api.GET('/auth/me')));
  // The mail may have been another account's; then this session still waits for its own.
  if (!me.ok || !me.data.data.user.emailVerified) return;
  yield* put(found({ user: me.data.data.user }));
  yield* call(navigateTo, destinationOf(me.data.data.user, null));
}

export function* resendVerification(
  { api }: SessionDependencies,
  { payload: { email } }: ReturnType<typeof resendRequested>,
) {
  yield* put(attemptBegan('resendVerification'));
  const answer = yield* call(() => settle(api.POST('/auth/resend-verification', { body: { email } })));
  yield* put(
    answer.ok ? attemptSucceeded('resendVerification') : failure('resendVerification', answer.error),
  );
}
