import {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from '@nadi/ui/screens/auth/ForgotPasswordScreen';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../kernel/services/use-services';
import { passwordResetRequested } from '../../kernel/session/session-requests';
import { selectAttempt } from '../../kernel/session/session-selectors';
import { attemptDropped } from '../../kernel/session/session-slice';
import { useDemonstration } from './use-demonstration';
import { formStateOf } from './workflows/form-state';

export function ForgotPasswordRoute() {
  const dispatch = useAppDispatch();
  const attempt = useAppSelector(selectAttempt('requestPasswordReset'));
  const [email, setEmail] = useState('');
  const { mailboxHref } = useDemonstration();
  const state: ForgotPasswordScreenProps['state'] =
    attempt.phase === 'done' ? { phase: 'sent', email } : formStateOf(attempt);
  return (
    <ForgotPasswordScreen
      state={state}
      mailboxHref={mailboxHref}
      onRestart={() => dispatch(attemptDropped('requestPasswordReset'))}
      onSubmit={(values) => {
        setEmail(values.email);
        dispatch(passwordResetRequested(values));
      }}
    />
  );
}
