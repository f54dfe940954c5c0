import { PasswordChange as bounds } from '@nadi/contract/limits';
import { ConfirmPasswordDialog } from '@nadi/ui/screens/settings/ConfirmPasswordDialog';
import { SecurityScreen } from '@nadi/ui/screens/settings/SecurityScreen';
import { useSecurity } from '../features/settings/use-security';
import { useClock } from '../platform/clock';

const passwordLimits = {
  passwordMin: bounds.newPassword.minLength,
  passwordMax: bounds.newPassword.maxLength,
};

export function SecurityRoute() {
  const { props, dialog } = useSecurity();
  const clock = useClock();
  return (
    <>
      <SecurityScreen {...props} clock={clock} passwordLimits={passwordLimits} />
      <ConfirmPasswordDialog {...dialog} />
    </>
  );
}
