import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../kernel/services/use-services';
import { paths } from '../kernel/session/destination';
import { verificationRequested } from '../kernel/session/session-requests';
import { resetLinkOpened } from '../kernel/session/session-slice';

/** Where the links of mails lead, and what they ask for. */
const mailLinks: Readonly<Record<string, typeof verificationRequested | typeof resetLinkOpened>> = {
  [paths.verifyEmail]: verificationRequested,
  [paths.resetPassword]: resetLinkOpened,
};

/**
 * Takes the token out of a mail's link (`#token=...`) as soon as the app has it, whoever is signed in, and the fragment out of the
 * address, so that it stands in no history, no bookmark and no picture of the screen.
 */
export function useMailLink(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const opened = mailLinks[pathname];
    const token = new URLSearchParams(hash.slice(1)).get('token');
    if (!opened || !token) return;
    navigate(pathname, { replace: true });
    dispatch(opened({ token }));
  }, [pathname, hash, navigate, dispatch]);
}
