import type { User } from '@nadi/contract/schema';
import { VerifyEmailScreen, type VerifyEmailScreenProps } from '@nadi/ui/screens/auth/VerifyEmailScreen';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import {
  resendRequested,
  signOutRequested,
  userRefreshRequested,
} from '../../kernel/session/session-requests';
import { selectAttempt, selectUser } from '../../kernel/session/session-selectors';
import type { Attempt } from '../../kernel/session/session-slice';
import { Redirect } from '../../kernel/shell/Redirect';
import { useDemonstration } from './use-demonstration';
import { sayFailure } from './workflows/form-state';

type State = VerifyEmailScreenProps['state'];

const resendStates = { idle: 'idle', pending: 'sending', done: 'sent', failed: 'failed' } as const;

function stateOf(verification: Attempt, resend: Attempt, user: User | null): State | null {
  const waiting = user && !user.emailVerified ? user : null;
  const resendState = resendStates[resend.phase];
  if (verification.phase === 'pending') return { phase: 'verifying' };
  if (verification.phase === 'failed')
    return {
      phase: 'failed',
      message: sayFailure(verification),
      canResend: waiting !== null,
      resend: resendState,
    };
  if (waiting) return { phase: 'waiting', email: waiting.email, resend: resendState };
  if (user) return { phase: 'verified', isSignedIn: true };
  return verification.phase === 'done' ? { phase: 'verified', isSignedIn: false } : null;
}

export function VerifyEmailRoute() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const state = stateOf(
    useAppSelector(selectAttempt('verifyEmail')),
    useAppSelector(selectAttempt('resendVerification')),
    user,
  );
  const { mailboxHref } = useDemonstration();
  const isWaiting = state?.phase === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    // The link may have been opened on a phone meanwhile.
    const look = () => document.visibilityState === 'visible' && dispatch(userRefreshRequested());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWaiting, dispatch]);
  // No one is waiting for an e-mail here, and no link was opened.
  if (!state) return <Redirect to={paths.signIn} />;
  return (
    <VerifyEmailScreen
      state={state}
      onResend={() => user && dispatch(resendRequested({ email: user.email }))}
      onSignOut={() => dispatch(signOutRequested())}
      continueHref={paths.dashboard}
      signInHref={paths.signIn}
      mailboxHref={mailboxHref}
    />
  );
}
