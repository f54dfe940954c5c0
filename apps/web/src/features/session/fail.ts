import { messageFor, serverMessageOr, toProblem } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import { call, put } from 'typed-redux-saga';
import type { SessionDependencies } from './session-dependencies';
import { type AttemptName, attemptFailed } from './session-slice';

/** Said where the server gives no reason; the spec's words where it has some (point 8). */
const fallbacks: Record<AttemptName, () => string> = {
  signIn: m.app_login_failed,
  passkeySignIn: m.app_login_failed,
  secondStep: m.app_login_failed,
  signUp: m.app_registration_failed,
  verifyEmail: m.app_verify_failed,
  resendVerification: m.app_resend_failed,
  requestPasswordReset: m.app_reset_request_failed,
  resetPassword: m.app_reset_failed,
  completeOnboarding: m.app_profile_update_failed,
};

/** Something a person tried has failed: the page says it, and a toast what the page does not, such as that no answer came. */
export function* fail({ tell }: SessionDependencies, name: AttemptName, error: unknown) {
  const { status, errors } = toProblem(error);
  const message = serverMessageOr(error, fallbacks[name]());
  yield* put(attemptFailed({ name, message, status, errors: [...errors] }));
  const words = messageFor(error);
  if (words !== message) yield* call(tell, words);
}
