import { call, put, select } from 'typed-redux-saga';
import { settle } from '../../../kernel/requests/settle';
import type { SessionDependencies } from '../../../kernel/session/session-dependencies';
import type { newPasswordGiven, passwordResetRequested } from '../../../kernel/session/session-requests';
import { selectResetToken } from '../../../kernel/session/session-selectors';
import { attemptBegan, attemptSucceeded, ended } from '../../../kernel/session/session-slice';
import { fail } from './fail';

export function* requestPasswordReset(
  dependencies: SessionDependencies,
  { payload: { email } }: ReturnType<typeof passwordResetRequested>,
) {
  yield* put(attemptBegan('requestPasswordReset'));
  const answer = yield* call(() =>
    settle(dependencies.api.POST('/auth/forgot-password', { body: { email } })),
  );
  if (answer.ok) yield* put(attemptSucceeded('requestPasswordReset'));
  else yield* fail(dependencies, 'requestPasswordReset', answer.error);
}

/** Sets the new password. The server ends every session of the account, and this browser ends its own. */
export function* resetPassword(
  dependencies: SessionDependencies,
  { payload: { password } }: ReturnType<typeof newPasswordGiven>,
) {
  const token = yield* select(selectResetToken);
  if (token === null) return;
  yield* put(attemptBegan('resetPassword'));
  const answer = yield* call(() =>
    settle(dependencies.api.POST('/auth/reset-password', { body: { token, password } })),
  );
  if (!answer.ok) {
    yield* fail(dependencies, 'resetPassword', answer.error);
    return;
  }
  const { tokens, forgetData } = dependencies;
  yield* call(tokens.clear);
  yield* call(() => forgetData('here'));
  yield* put(ended({ keepsPlace: false }));
  yield* put(attemptSucceeded('resetPassword'));
}
