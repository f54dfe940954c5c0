import type { SecurityScreenProps } from '@nadi/ui/screens/settings/SecurityScreen';
import { failureOf } from '../../../kernel/requests/action';
import { useAppDispatch, useServices } from '../../../kernel/services/use-services';
import { signOutRequested } from '../../../kernel/session/session-requests';
import { useAction } from './use-action';
import { usePasskeys } from './use-passkeys';
import { usePasswordGate } from './use-password-gate';
import { useTwoStep } from './use-two-step';

type Reading<T> = { data: T | undefined; isError: boolean; error: unknown };

/** A part of the page as it is shown: each is read, and fails, by itself. */
function loaded<T, Content>({ data, isError, error }: Reading<T>, content: (data: T) => Content) {
  if (data !== undefined) return { phase: 'ready' as const, ...content(data) };
  return isError
    ? { phase: 'failed' as const, message: failureOf(error).message }
    : { phase: 'loading' as const };
}

/** All that protects an account: password, second step, passkeys, sessions. */
export function useSecurity(): {
  props: Omit<SecurityScreenProps, 'clock'>;
  dialog: ReturnType<typeof usePasswordGate>['dialog'];
} {
  const { $api, api } = useServices();
  const dispatch = useAppDispatch();
  const gate = usePasswordGate();
  const twoStepQuery = $api.useQuery('get', '/auth/two-step');
  const sessionsQuery = $api.useQuery('get', '/auth/sessions');
  const readTwoStep = () => void twoStepQuery.refetch();
  const readSessions = () => void sessionsQuery.refetch();

  const password = useAction(gate);
  const { content, ...twoStep } = useTwoStep(gate, twoStepQuery.data?.data, readTwoStep);
  const { action: passkeyAction, ...passkeys } = usePasskeys(gate, readTwoStep);
  const sessions = useAction(gate);

  return {
    dialog: gate.dialog,
    props: {
      state: {
        password: password.state,
        twoStep: loaded({ ...twoStepQuery, data: content }, (ready) => ready),
        passkeys: loaded(twoStepQuery, ({ data }) => ({ passkeys: data.passkeys, action: passkeyAction })),
        sessions: loaded(sessionsQuery, ({ data }) => ({ sessions: data, action: sessions.state })),
      },
      onChangePassword: (change) =>
        password.run(() => api.POST('/auth/change-password', { body: change }), readSessions),
      ...twoStep,
      ...passkeys,
      onEndSession(id) {
        // One's own is ended by signing out, so that nothing of it stays here.
        if (sessionsQuery.data?.data.some((one) => one.id === id && one.isCurrent))
          dispatch(signOutRequested());
        else
          sessions.run(() => api.DELETE('/auth/sessions/{id}', { params: { path: { id } } }), readSessions);
      },
      onEndOtherSessions: () => sessions.run(() => api.DELETE('/auth/sessions'), readSessions),
      onRetry: (part) => (part === 'sessions' ? readSessions() : readTwoStep()),
    },
  };
}
