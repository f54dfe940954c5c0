import { refreshMessages } from '@nadi/api-client/refresh';
import * as m from '@nadi/ui/messages';
import { SignInScreen } from '@nadi/ui/screens/auth/SignInScreen';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { originOf } from '../../kernel/browser/navigation';
import { useAppDispatch, useAppSelector, useServices } from '../../kernel/services/use-services';
import { passkeySignInRequested, signInRequested } from '../../kernel/session/session-requests';
import { selectAttempt, selectSession } from '../../kernel/session/session-selectors';
import type { Notice, Session } from '../../kernel/session/session-slice';
import { useDemonstration } from './use-demonstration';
import { formStateOf } from './workflows/form-state';

const notices: Record<Notice, () => string> = {
  'session-ended': m.app_notice_session_ended,
  'email-confirmed': m.app_notice_email_confirmed,
};

/** The reason of an end that no server gave: its own words repeat the notice. */
function noticeOf(session: Session): string | undefined {
  if (session.phase !== 'signed-out' || !session.notice) return undefined;
  const { notice, error } = session;
  const reasons: (string | null)[] = [refreshMessages.failed, refreshMessages.missing, m.app_user_failed()];
  const said = notices[notice]();
  return error && reasons.includes(error) ? m.app_notice_because({ notice: said, reason: error }) : said;
}

/** Roles by the word of the home page's buttons, `?as=`. */
const roles: Readonly<Record<string, 'PATIENT' | 'DOCTOR'>> = { patient: 'PATIENT', doctor: 'DOCTOR' };

/** Returns the page on which a doctor is booked, where the home page's button leads. */
const bookingOf = (doctorId: string) => ({
  ...{ pathname: '/dashboard/consultations/book', hash: '' },
  search: `?doctor=${encodeURIComponent(doctorId)}`,
});

/** It does not change. */
const never = () => () => undefined;

export function SignInRoute() {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  const attempt = useAppSelector(selectAttempt('signIn'));
  const { state, search } = useLocation();
  const { demoAccounts } = useDemonstration();
  const byPasskey = useAppSelector(selectAttempt('passkeySignIn'));
  const { passkeys } = useServices();
  // Assumes a browser that can, as most do, for the page prerendered at build time, when no browser can be asked.
  const canPasskey = useSyncExternalStore(
    never,
    () => passkeys.isSupported,
    () => true,
  );
  // The page that was drawn at build time knows neither role nor doctor.
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  const asked = new URLSearchParams(query);
  const [as, doctorId] = [asked.get('as') ?? '', asked.get('doctor')];
  const from = originOf(state) ?? (doctorId === null ? null : bookingOf(doctorId));
  const onPasskey = () => dispatch(passkeySignInRequested({ from }));
  return (
    <SignInScreen
      state={formStateOf(byPasskey.phase === 'failed' ? byPasskey : attempt)}
      notice={noticeOf(session)}
      demoAccounts={demoAccounts}
      role={roles[as] ?? (doctorId === null ? null : 'PATIENT')}
      doctorId={doctorId}
      onSubmit={(credentials) => dispatch(signInRequested({ credentials, from }))}
      {...(canPasskey ? { onPasskey, isPasskeyPending: byPasskey.phase === 'pending' } : {})}
    />
  );
}
