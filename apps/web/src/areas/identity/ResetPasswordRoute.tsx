import { PasswordReset as bounds } from '@nadi/contract/limits';
import {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from '@nadi/ui/screens/auth/ResetPasswordScreen';
import { useAppDispatch, useAppSelector } from '../../kernel/services/use-services';
import { newPasswordGiven } from '../../kernel/session/session-requests';
import { selectAttempt, selectResetToken } from '../../kernel/session/session-selectors';
import type { Attempt } from '../../kernel/session/session-slice';
import { formStateOf } from './workflows/form-state';

const limits = { passwordMin: bounds.password.minLength, passwordMax: bounds.password.maxLength };

function stateOf(attempt: Attempt, token: string | null): ResetPasswordScreenProps['state'] {
  if (attempt.phase === 'done') return { phase: 'done' };
  if (token === null) return { phase: 'missing' };
  // The contract reports an invalid link at the field that carried the token.
  if (attempt.phase === 'failed' && attempt.errors.some(({ pointer }) => pointer === '/body/token'))
    return { phase: 'expired' };
  return formStateOf(attempt);
}

export function ResetPasswordRoute() {
  const dispatch = useAppDispatch();
  const state = stateOf(useAppSelector(selectAttempt('resetPassword')), useAppSelector(selectResetToken));
  return (
    <ResetPasswordScreen
      state={state}
      limits={limits}
      onSubmit={(values) => dispatch(newPasswordGiven(values))}
    />
  );
}
