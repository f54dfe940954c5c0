import { DoctorSignUp as bounds } from '@nadi/contract/limits';
import { DoctorSignUpScreen } from '@nadi/ui/screens/auth/DoctorSignUpScreen';
import { useAppDispatch, useAppSelector } from '../../kernel/services/use-services';
import { doctorSignUpRequested } from '../../kernel/session/session-requests';
import { selectAttempt } from '../../kernel/session/session-selectors';
import { accountLimits, registrationLimits } from './limits';
import { formStateOf } from './workflows/form-state';

const limits = { ...accountLimits(bounds), ...registrationLimits(bounds) };

export function DoctorSignUpRoute() {
  const dispatch = useAppDispatch();
  const attempt = useAppSelector(selectAttempt('signUp'));
  return (
    <DoctorSignUpScreen
      state={formStateOf(attempt)}
      limits={limits}
      onSubmit={({ acceptTerms, ...answers }) => {
        if (acceptTerms) dispatch(doctorSignUpRequested({ answers: { ...answers, acceptTerms } }));
      }}
    />
  );
}
