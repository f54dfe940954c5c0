import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../kernel/services/use-services';
import { paths } from '../kernel/session/destination';
import { verificationRequested } from '../kernel/session/session-requests';
import { resetLinkOpened } from '../kernel/session/session-slice';

/** The pages that links in e-mails lead to, and the action that each requests. */
const mailLinks: Readonly<Record<string, typeof verificationRequested | typeof resetLinkOpened>> = {
  [paths.verifyEmail]: verificationRequested,
  [paths.resetPassword]: resetLinkOpened,
};

/**
 * Reads the token from the link of an e-mail (`#token=...`) as soon as the app has it, whoever is signed in, and removes the fragment from
 * the address, so that it is not kept in a history, a bookmark or a screenshot.
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
