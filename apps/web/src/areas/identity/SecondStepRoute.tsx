import { SecondStepScreen } from '@nadi/ui/screens/auth/SecondStepScreen';
import { useLocation } from 'react-router-dom';
import { originOf } from '../../kernel/browser/navigation';
import { useAppDispatch, useAppSelector, useServices } from '../../kernel/services/use-services';
import { destinationOf, paths } from '../../kernel/session/destination';
import {
  passkeySignInRequested,
  secondStepTaken,
  signOutRequested,
} from '../../kernel/session/session-requests';
import { selectAttempt, selectUser } from '../../kernel/session/session-selectors';
import { Redirect } from '../../kernel/shell/Redirect';
import { formStateOf } from './workflows/form-state';

export function SecondStepRoute() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const attempt = useAppSelector(selectAttempt('secondStep'));
  const byPasskey = useAppSelector(selectAttempt('passkeySignIn'));
  const { passkeys } = useServices();
  const from = originOf(useLocation().state);
  if (!user) return <Redirect to={paths.signIn} state={from ? { from } : undefined} />;
  if (!user.needsSecondStep) return <Redirect to={destinationOf(user, from).path} />;
  const onPasskey = () => dispatch(passkeySignInRequested({ from }));
  return (
    <SecondStepScreen
      state={formStateOf(byPasskey.phase === 'failed' ? byPasskey : attempt)}
      onSubmit={({ method, code }) =>
        dispatch(secondStepTaken({ step: method === 'totp' ? { code } : { recoveryCode: code }, from }))
      }
      onCancel={() => dispatch(signOutRequested())}
      {...(passkeys.isSupported ? { onPasskey, isPasskeyPending: byPasskey.phase === 'pending' } : {})}
    />
  );
}
