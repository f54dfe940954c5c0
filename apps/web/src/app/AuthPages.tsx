import { AuthLayout } from '@nadi/ui/layouts/AuthLayout';
import { Suspense, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { originOf } from '../kernel/browser/navigation';
import { useAppSelector } from '../kernel/services/use-services';
import { gateOf, paths } from '../kernel/session/destination';
import { selectIsLoading, selectUser } from '../kernel/session/session-selectors';
import { takeOver } from './take-over';

/** Pages on the way in; who is in already is led on. */
export function AuthPages() {
  const isLoading = useAppSelector(selectIsLoading);
  const user = useAppSelector(selectUser);
  const { state, pathname } = useLocation();
  // The link of a mail is followed whoever is signed in here.
  const isByMail = pathname === paths.resetPassword;
  // Without the look at the gate, a page behind it would lead back here for ever.
  if (user && !isByMail && user.onboardingCompleted !== false && gateOf(user) === null)
    return <Navigate to={originOf(state) ?? paths.dashboard} replace />;
  return (
    <AuthLayout isLoading={isLoading}>
      <Suspense fallback={null}>
        <Outlet />
        <Takeover />
      </Suspense>
    </AuthLayout>
  );
}

/** Comes to life with the page beside it, which may be later than what stands around them. */
function Takeover() {
  useLayoutEffect(takeOver, []);
  return null;
}
