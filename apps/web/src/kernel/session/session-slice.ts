import type { StoredTokens } from '@nadi/api-client/token-store';
import type { FieldProblem, User } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { PayloadAction } from '@reduxjs/toolkit';
import { wentOnline } from '../connectivity/connectivity-slice';
import { createSlice } from '../store/slice';
import { normaliseUser } from './normalise-user';

/** The reason for showing the sign-in page. */
export type Notice = 'session-ended' | 'email-confirmed';

export type Session =
  /** Before the stored tokens were read. */
  | { phase: 'unknown' }
  /** There are tokens; their user is being read. */
  | { phase: 'loading' }
  /** There are tokens, but no answer; nothing is deleted. */
  | { phase: 'unreachable'; message: string }
  | {
      phase: 'signed-out';
      notice: Notice | null;
      error: string | null;
      /** True if signing in leads back to the same page; false after the person signed out themselves. */
      keepsPlace: boolean;
    }
  | {
      phase: 'active';
      user: User;
      /** True if the server confirmed it since the page was opened; otherwise it is known from this device. */
      isConfirmed: boolean;
    };

/** One attempt of a person to sign in or sign up. */
export type Attempt =
  | { phase: 'idle' }
  | { phase: 'pending' }
  | {
      phase: 'failed';
      message: string;
      /** The reason, if no answer of the server gives it. */
      reason: string | null;
      /** It needs a network, and there was none. */
      isOffline: boolean;
      status: number | null;
      errors: FieldProblem[];
    }
  | { phase: 'done' };
export type AttemptName =
  | 'signIn'
  | 'passkeySignIn'
  | 'secondStep'
  | 'signUp'
  | 'verifyEmail'
  | 'resendVerification'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'completeOnboarding';

export type SessionState = {
  session: Session;
  tokens: StoredTokens;
  attempts: Record<AttemptName, Attempt>;
  /** From the link of the e-mail, until it is used or the page is left; kept nowhere else. */
  resetToken: string | null;
};

const idle: Attempt = { phase: 'idle' };
const initialState: SessionState = {
  session: { phase: 'unknown' },
  tokens: { token: null, refreshToken: null },
  attempts: {
    signIn: idle,
    passkeySignIn: idle,
    secondStep: idle,
    signUp: idle,
    verifyEmail: idle,
    resendVerification: idle,
    requestPasswordReset: idle,
    resetPassword: idle,
    completeOnboarding: idle,
  },
  resetToken: null,
};

type Ending = { notice?: Notice; error?: string; keepsPlace: boolean };
type Failure = Omit<Extract<Attempt, { phase: 'failed' }>, 'phase'>;

/** Returns the state with this attempt in this phase; the same object if it is there already. */
const withAttempt = (state: SessionState, name: AttemptName, attempt: Attempt): SessionState =>
  state.attempts[name] === attempt ? state : { ...state, attempts: { ...state.attempts, [name]: attempt } };

/** Returns the state with each attempt as this says; the same object if all stay. */
function withAttempts(state: SessionState, after: (attempt: Attempt) => Attempt): SessionState {
  const names = Object.keys(state.attempts) as AttemptName[];
  return names.reduce((one, name) => withAttempt(one, name, after(one.attempts[name])), state);
}

const slice = createSlice(
  {
    name: 'session',
    initialState,
    reducers: {
      loading: (state): SessionState => ({ ...state, session: { phase: 'loading' } }),
      unreachable: (state, { payload }: PayloadAction<{ message: string }>): SessionState => ({
        ...state,
        session: { phase: 'unreachable', message: payload.message },
      }),
      found(state, { payload }: PayloadAction<{ user: User; isConfirmed?: boolean }>): SessionState {
        const { user, isConfirmed = true } = payload;
        return { ...state, session: { phase: 'active', user: normaliseUser(user), isConfirmed } };
      },
      ended(state, { payload }: PayloadAction<Ending>): SessionState {
        // The first report has the reason; the requests that fail because of it do not.
        if (state.session.phase === 'signed-out') return state;
        const { notice = null, error = null, keepsPlace } = payload;
        return { ...state, session: { phase: 'signed-out', notice, error, keepsPlace } };
      },
      noticed: (state, { payload }: PayloadAction<{ notice: Notice | null }>): SessionState =>
        state.session.phase === 'signed-out'
          ? { ...state, session: { ...state.session, notice: payload.notice } }
          : state,
      resetLinkOpened: (state, { payload }: PayloadAction<{ token: string }>): SessionState =>
        // Another link starts again, even in a tab that has just used one.
        withAttempt({ ...state, resetToken: payload.token }, 'resetPassword', idle),
      attemptDropped: (state, { payload }: PayloadAction<AttemptName>) => withAttempt(state, payload, idle),
      tokensChanged: (state, { payload }: PayloadAction<StoredTokens>): SessionState => ({
        ...state,
        tokens: payload,
      }),
      attemptBegan: (state, { payload }: PayloadAction<AttemptName>) =>
        withAttempt(state, payload, { phase: 'pending' }),
      attemptFailed(state, { payload }: PayloadAction<{ name: AttemptName } & Failure>) {
        const { name, ...failure } = payload;
        return withAttempt(state, name, { phase: 'failed', ...failure });
      },
      attemptSucceeded: (state, { payload }: PayloadAction<AttemptName>) =>
        withAttempt(state, payload, { phase: 'done' }),
      /** The result of an attempt is shown on the page where it was made, and nowhere else. */
      outcomesForgotten: (state) =>
        withAttempts(state, (attempt) => (attempt.phase === 'pending' ? attempt : idle)),
    },
  },
  (state, action) =>
    // The sentence stays where the person is reading, and stays true.
    wentOnline.match(action)
      ? withAttempts(state, (attempt) =>
          attempt.phase === 'failed' && attempt.isOffline
            ? { ...attempt, isOffline: false, reason: m.app_online_again() }
            : attempt,
        )
      : state,
);

export const sessionReducer = slice.reducer;
export const {
  loading,
  unreachable,
  found,
  ended,
  noticed,
  tokensChanged,
  resetLinkOpened,
  attemptDropped,
  attemptBegan,
  attemptFailed,
  attemptSucceeded,
  outcomesForgotten,
} = slice.actions;
