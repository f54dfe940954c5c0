import { serverMessageOr, toProblem } from '@nadi/api-client/problems';
import { type AttemptName, attemptFailed } from './session-slice';

/** The spec's words where the server has none (point 8). */
const fallbacks: Record<AttemptName, string> = {
  signIn: 'Login failed',
  signUp: 'Registration failed',
  verifyEmail: 'The address could not be confirmed',
  resendVerification: 'The mail could not be sent',
  completeOnboarding: 'Failed to update profile',
};

/** That something a person tried has failed, in the server's words or the spec's. */
export function failure(name: AttemptName, error: unknown) {
  const { status, errors } = toProblem(error);
  return attemptFailed({
    name,
    message: serverMessageOr(error, fallbacks[name]),
    status,
    errors: [...errors],
  });
}
