import { PatientSignUp as bounds } from '@nadi/contract/limits';
import { PatientSignUpScreen } from '@nadi/ui/screens/auth/PatientSignUpScreen';
import { useAppDispatch, useAppSelector } from '../app/use-services';
import { paths } from '../features/session/destination';
import { formStateOf } from '../features/session/form-state';
import { signUpRequested } from '../features/session/session-requests';
import { selectAttempt } from '../features/session/session-selectors';
import { accountLimits } from './limits';

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
