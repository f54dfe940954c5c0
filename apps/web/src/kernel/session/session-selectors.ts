import type { SessionState } from './session-slice';

type State = { session: SessionState };

export const selectSession = (state: State) => state.session.session;
export const selectAttempt = (name: keyof SessionState['attempts']) => (state: State) =>
  state.session.attempts[name];

export const selectResetToken = (state: State) => state.session.resetToken;

/** The spec's auth state. */
export const selectUser = ({ session: { session } }: State) =>
  session.phase === 'active' ? session.user : null;
export const selectToken = (state: State) => state.session.tokens.token;
export const selectRefreshToken = (state: State) => state.session.tokens.refreshToken;
export const selectIsLoading = ({ session: { session } }: State) =>
  session.phase === 'unknown' || session.phase === 'loading';
export const selectIsAuthenticated = ({ session: { session } }: State) => session.phase === 'active';
export const selectAuthError = ({ session: { session, attempts } }: State): string | null => {
  const failed = [attempts.signIn, attempts.passkeySignIn, attempts.secondStep, attempts.signUp].find(
    ({ phase }) => phase === 'failed',
  );
  if (failed?.phase === 'failed') return failed.message;
  if (session.phase === 'unreachable') return session.message;
  return session.phase === 'signed-out' ? session.error : null;
};
/** True if the user is known only from this device. */
export const selectIsUnconfirmed = ({ session: { session } }: State): boolean =>
  session.phase === 'active' && !session.isConfirmed;
