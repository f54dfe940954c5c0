import { Button } from '@nadi/ui/components/Button';
import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { AuthLayout } from '@nadi/ui/layouts/AuthLayout';
import * as m from '@nadi/ui/messages';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAppDispatch } from '../app/use-services';
import { signOutRequested } from '../features/session/session-requests';

/** The first questions, with a way out. */
export function OnboardingPages() {
  const dispatch = useAppDispatch();
  const signOut = (
    <Button tone="quiet" onPress={() => dispatch(signOutRequested())}>
      {m.app_sign_out()}
    </Button>
  );
  return (
    <Suspense fallback={<LoadingScreen />}>
      <AuthLayout footer={signOut}>
        <Outlet />
      </AuthLayout>
    </Suspense>
  );
}
