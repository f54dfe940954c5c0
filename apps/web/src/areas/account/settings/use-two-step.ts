import type { TotpEnrolment, TwoStep } from '@nadi/contract/schema';
import { useState } from 'react';
import type { PasswordGate } from '../../../kernel/page/use-password-gate';
import { useAppDispatch, useServices } from '../../../kernel/services/use-services';
import { userRefreshRequested } from '../../../kernel/session/session-requests';
import { useAction } from './use-action';

/** Turns the second step on and off, and renews its recovery codes. */
export function useTwoStep(gate: PasswordGate, known: TwoStep | undefined, readAgain: () => void) {
  const { api } = useServices();
  const dispatch = useAppDispatch();
  const action = useAction(gate);
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  const showCodes = (codes: readonly string[]) => {
    setEnrolment(null);
    setRecoveryCodes(codes);
    readAgain();
  };

  return {
    content: known && {
      twoStep: { totp: known.totp, isRequired: known.isRequired, recoveryCodesLeft: known.recoveryCodesLeft },
      enrolment,
      recoveryCodes,
      action: action.state,
    },
    onStartTwoStep: () =>
      action.run(
        () => api.POST('/auth/two-step/totp'),
        ({ data }) => {
          setEnrolment(data);
          action.forget();
        },
      ),
    onCancelTwoStep() {
      setEnrolment(null);
      action.forget();
    },
    onConfirmTwoStep: (code: string) =>
      action.run(
        () => api.POST('/auth/two-step/totp/confirmation', { body: { code } }),
        ({ data }) => showCodes(data.codes),
      ),
    onRenewRecoveryCodes: () =>
      action.run(
        () => api.POST('/auth/two-step/recovery-codes'),
        ({ data }) => showCodes(data.codes),
      ),
    onRecoveryCodesKept() {
      setRecoveryCodes(null);
      // Waits until here: a person who is redirected to another page would never see the codes again.
      dispatch(userRefreshRequested());
      action.forget();
    },
    onTurnOffTwoStep: () => action.run(() => api.DELETE('/auth/two-step/totp'), readAgain),
  };
}
