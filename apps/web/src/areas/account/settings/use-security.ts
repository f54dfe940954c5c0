import type { SecurityScreenProps } from '@nadi/ui/screens/settings/SecurityScreen';
import { pageState } from '../../../kernel/page/page-state';
import { usePasswordGate } from '../../../kernel/page/use-password-gate';
import { useAppDispatch, useServices } from '../../../kernel/services/use-services';
import { signOutRequested } from '../../../kernel/session/session-requests';
import { useAction } from './use-action';
import { usePasskeys } from './use-passkeys';
import { useTwoStep } from './use-two-step';

/** Everything that protects an account: password, second step, passkeys, sessions. */
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
        twoStep: pageState({ ...twoStepQuery, data: content }, (ready) => ready),
        passkeys: pageState(twoStepQuery, ({ data }) => ({ passkeys: data.passkeys, action: passkeyAction })),
        sessions: pageState(sessionsQuery, ({ data }) => ({ sessions: data, action: sessions.state })),
      },
      onChangePassword: (change) =>
        password.run(() => api.POST('/auth/change-password', { body: change }), readSessions),
      ...twoStep,
      ...passkeys,
      onEndSession(id) {
        // The current session is ended by signing out, so that none of its data stays here.
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
