import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../features/session/destination';
import { verificationRequested } from '../features/session/session-requests';
import { resetLinkOpened } from '../features/session/session-slice';
import { takeFromFragment } from '../platform/fragment';
import { useAppDispatch } from './use-services';

/** Where the links of mails lead, and what they ask for. */
const mailLinks: Readonly<Record<string, typeof verificationRequested | typeof resetLinkOpened>> = {
  [paths.verifyEmail]: verificationRequested,
  [paths.resetPassword]: resetLinkOpened,
};

/** Takes the token out of a mail's link as soon as the app has it, whoever is signed in. */
export function useMailLink(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const opened = mailLinks[pathname];
    if (!opened || hash === '') return;
    const token = takeFromFragment('token');
    if (!token) return;
    // The router keeps an address of its own.
    navigate(pathname, { replace: true });
    dispatch(opened({ token }));
  }, [pathname, hash, navigate, dispatch]);
}
