import { AuthLayout } from '@nadi/ui/layouts/AuthLayout';
import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { originOf } from '../kernel/browser/navigation';
import { useAppSelector } from '../kernel/services/use-services';
import { gateOf, paths } from '../kernel/session/destination';
import { selectIsLoading, selectUser } from '../kernel/session/session-selectors';
import { Redirect } from '../kernel/shell/Redirect';
import { takeOver } from './take-over';

// Loads what these pages request, and what says why it failed.
import '../areas/identity/workflows/ways-in-code';

/** Pages for signing in and signing up; a person who is already signed in is redirected. */
export function AuthPages() {
  const isLoading = useAppSelector(selectIsLoading);
  const user = useAppSelector(selectUser);
  const { state, pathname } = useLocation();
  // The link in an e-mail is followed whoever is signed in here.
  const isByMail = pathname === paths.resetPassword || pathname === paths.takeOver;
  // Without checking what a protected page requires, that page would lead back here for ever.
  if (user && !isByMail && user.onboardingCompleted !== false && gateOf(user) === null)
    return <Redirect to={originOf(state) ?? paths.dashboard} />;
  return (
    <AuthLayout isLoading={isLoading}>
      <Suspense fallback={null}>
        <Outlet />
        <Takeover />
      </Suspense>
    </AuthLayout>
  );
}

/** Hydrates together with its page, which may be later than the layout around it. */
function Takeover() {
  useLayoutEffect(takeOver, []);
  return null;
}
