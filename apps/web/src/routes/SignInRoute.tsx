import * as m from '@nadi/ui/messages';
import { SignInScreen } from '@nadi/ui/screens/auth/SignInScreen';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/use-services';
import { formStateOf } from '../features/session/form-state';
import { signInRequested } from '../features/session/session-requests';
import { selectAttempt, selectSession } from '../features/session/session-selectors';
import type { Notice } from '../features/session/session-slice';
import { originOf } from '../platform/navigation';
import { useDemonstration } from './use-demonstration';

const notices: Record<Notice, () => string> = {
  'session-ended': m.app_notice_session_ended,
  'email-confirmed': m.app_notice_email_confirmed,
};

export function SignInRoute() {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  const attempt = useAppSelector(selectAttempt('signIn'));
  const { state } = useLocation();
  const { demoAccounts } = useDemonstration();
  const notice = session.phase === 'signed-out' ? session.notice : null;
  return (
    <SignInScreen
      state={formStateOf(attempt)}
      notice={notice ? notices[notice]() : undefined}
      demoAccounts={demoAccounts}
      signUpHref="/auth/patient-signup"
      onSubmit={(credentials) => dispatch(signInRequested({ credentials, from: originOf(state) }))}
    />
  );
}
