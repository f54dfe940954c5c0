import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../features/session/destination';
import { verificationRequested } from '../features/session/session-requests';
import { takeFromFragment } from '../platform/fragment';
import { useAppDispatch } from './use-services';

/** Takes the token out of a confirmation mail's link as soon as the app has it, whoever is signed in. */
export function useMailLink(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (pathname !== paths.verifyEmail || hash === '') return;
    const token = takeFromFragment('token');
    if (!token) return;
    // The router keeps an address of its own.
    navigate(paths.verifyEmail, { replace: true });
    dispatch(verificationRequested({ token }));
  }, [pathname, hash, navigate, dispatch]);
}
