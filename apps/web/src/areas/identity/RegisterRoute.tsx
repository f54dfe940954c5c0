import { DoctorSignUp as bounds } from '@nadi/contract/limits';
import { RegisterScreen } from '@nadi/ui/screens/auth/RegisterScreen';
import { useAppDispatch, useAppSelector } from '../../kernel/services/use-services';
import { registrationRequested } from '../../kernel/session/session-requests';
import { selectAttempt } from '../../kernel/session/session-selectors';
import { accountLimits, registrationLimits } from './limits';
import { formStateOf } from './workflows/form-state';

const limits = { ...accountLimits(bounds), ...registrationLimits(bounds) };

export function RegisterRoute() {
  const dispatch = useAppDispatch();
  const attempt = useAppSelector(selectAttempt('signUp'));
  return (
    <RegisterScreen
      state={formStateOf(attempt)}
      limits={limits}
      onSubmit={({ acceptTerms, ...answers }) => {
        if (acceptTerms) dispatch(registrationRequested({ answers: { ...answers, acceptTerms } }));
      }}
    />
  );
}
