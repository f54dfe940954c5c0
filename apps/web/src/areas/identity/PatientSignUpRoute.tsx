import { PatientSignUp as bounds } from '@nadi/contract/limits';
import { PatientSignUpScreen } from '@nadi/ui/screens/auth/PatientSignUpScreen';
import { useAppDispatch, useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { signUpRequested } from '../../kernel/session/session-requests';
import { selectAttempt } from '../../kernel/session/session-selectors';
import { accountLimits } from './limits';
import { formStateOf } from './workflows/form-state';

const limits = accountLimits(bounds);

export function PatientSignUpRoute() {
  const dispatch = useAppDispatch();
  const attempt = useAppSelector(selectAttempt('signUp'));
  return (
    <PatientSignUpScreen
      state={formStateOf(attempt)}
      limits={limits}
      signInHref={paths.signIn}
      onSubmit={({ acceptTerms, ...answers }) => {
        if (acceptTerms) dispatch(signUpRequested({ answers: { ...answers, acceptTerms } }));
      }}
    />
  );
}
