import { messageFor, serverMessageOr, toProblem } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import { call, put } from 'typed-redux-saga';
import type { SessionDependencies } from '../../../kernel/session/session-dependencies';
import { type AttemptName, attemptFailed } from '../../../kernel/session/session-slice';

/** Shown if the server gives no reason; the spec's words if it has some (point 8). */
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

/** Says why it is impossible without a network, and that nothing typed is lost. */
const offline: Partial<Record<AttemptName, () => string>> = {
  signIn: m.app_offline_sign_in,
  passkeySignIn: m.app_offline_sign_in,
  secondStep: m.app_offline_sign_in,
  signUp: m.app_offline_sign_up,
  verifyEmail: m.app_offline_verify,
  resendVerification: m.app_offline_mail,
  requestPasswordReset: m.app_offline_mail,
  resetPassword: m.app_offline_password,
};

/** Reports a failed attempt: the page says what failed and why, and a toast says what the page does not. */
export function* fail({ tell, isOnline }: SessionDependencies, name: AttemptName, error: unknown) {
  const { status, errors, errorMessage } = toProblem(error);
  const message = serverMessageOr(error, fallbacks[name]());
  const isOffline = errorMessage !== null && !isOnline();
  const reason = (isOffline && offline[name]?.()) || errorMessage;
  yield* put(attemptFailed({ name, message, reason, isOffline, status, errors: [...errors] }));
  const words = reason ?? messageFor(error);
  // The page that requests another e-mail has a sentence of its own.
  const isSaid = words === message || (reason !== null && name !== 'resendVerification');
  if (!isSaid) yield* call(tell, words);
}
