import { Button } from '@nadi/ui/components/Button';
import { EmptyState } from '@nadi/ui/components/EmptyState';
import { AuthLayout } from '@nadi/ui/layouts/AuthLayout';
import * as m from '@nadi/ui/messages';
import { useAppDispatch } from '../app/use-services';
import { sessionStarted } from '../features/session/session-requests';

/** The server cannot say who is here; nobody is signed out for it. */
export function Unreachable({ message }: { message: string }) {
  const dispatch = useAppDispatch();
  return (
    <AuthLayout>
      <EmptyState
        title={m.app_unreachable_title()}
        action={<Button onPress={() => dispatch(sessionStarted())}>{m.app_unreachable_retry()}</Button>}
      >
        {message} {m.app_unreachable_kept()}
      </EmptyState>
    </AuthLayout>
  );
}
