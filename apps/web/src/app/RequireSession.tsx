import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { useDeferredValue } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { selectIsAnswered } from '../areas/identity/offers';
import { useAppSelector } from '../kernel/services/use-services';
import { gateOf, onboardingOf, paths } from '../kernel/session/destination';
import { selectSession } from '../kernel/session/session-selectors';
import { Redirect } from '../kernel/shell/Redirect';
import { Unreachable } from '../kernel/shell/Unreachable';

type RequireSessionProps = {
  /** True for the pages between sign-up and the other pages. */
  isBeforeOnboarding?: boolean;
};

/** Lets in a signed-in person who has completed the steps that come first; others are led there and then return to the page they wanted. */
export function RequireSession({ isBeforeOnboarding = false }: RequireSessionProps) {
  const session = useAppSelector(selectSession);
  const isAnswered = useAppSelector(selectIsAnswered);
  // Loading all pages of a session at once is too much for a slow phone: they are prepared while it is idle.
  const isOpen = useDeferredValue(session.phase === 'active');
  const { pathname, search, hash } = useLocation();
  const state = { from: { pathname, search, hash } };

  switch (session.phase) {
    case 'unknown':
    case 'loading':
      return <LoadingScreen />;
    case 'unreachable':
      return <Unreachable message={session.message} />;
    case 'signed-out':
      return <Redirect to={paths.signIn} state={session.keepsPlace ? state : undefined} />;
    case 'active': {
      if (!isOpen) return <LoadingScreen />;
      const gate = gateOf(session.user, isAnswered);
      if (gate === null || gate === pathname || (isBeforeOnboarding && gate === onboardingOf(session.user)))
        return <Outlet />;
      return <Redirect to={gate} state={state} />;
    }
  }
}
