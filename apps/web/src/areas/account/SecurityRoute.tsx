import { PasswordChange as bounds } from '@nadi/contract/limits';
import { ConfirmPasswordDialog } from '@nadi/ui/screens/settings/ConfirmPasswordDialog';
import { SecurityScreen } from '@nadi/ui/screens/settings/SecurityScreen';
import { useClock } from '../../kernel/browser/clock';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { useSecurity } from './settings/use-security';

const passwordLimits = {
  passwordMin: bounds.newPassword.minLength,
  passwordMax: bounds.newPassword.maxLength,
};

export function SecurityRoute() {
  const { props, dialog } = useSecurity();
  const clock = useClock();
  const user = useAppSelector(selectUser);
  return (
    <>
      <SecurityScreen
        {...props}
        clock={clock}
        passwordLimits={passwordLimits}
        mustSetUpSecondStep={user?.mustSetUpSecondStep ?? false}
      />
      <ConfirmPasswordDialog {...dialog} />
    </>
  );
}
