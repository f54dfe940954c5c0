import { Button } from '@nadi/ui/components/Button';
import { Inline } from '@nadi/ui/components/Inline';
import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { OutboxButton } from '@nadi/ui/components/OutboxButton';
import { AuthLayout } from '@nadi/ui/layouts/AuthLayout';
import * as m from '@nadi/ui/messages';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { leavingRequested } from '../kernel/outbox/leaving-slice';
import { useAppDispatch } from '../kernel/services/use-services';
import { useUnsent } from './use-unsent';

// Loads what these pages request, and what says why it failed.
import '../areas/identity/workflows/ways-in-code';

/** The first questions, with a way out. */
export function OnboardingPages() {
  const dispatch = useAppDispatch();
  const unsent = useUnsent();
  const footer = (
    <Inline space={3} justify="center">
      <OutboxButton {...unsent.button} />
      <Button tone="quiet" onPress={() => dispatch(leavingRequested())}>
        {m.app_sign_out()}
      </Button>
    </Inline>
  );
  return (
    <Suspense fallback={<LoadingScreen />}>
      <AuthLayout footer={footer}>
        <Outlet />
        {unsent.drawer}
      </AuthLayout>
    </Suspense>
  );
}
