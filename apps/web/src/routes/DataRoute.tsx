import { ConfirmPasswordDialog } from '@nadi/ui/screens/settings/ConfirmPasswordDialog';
import { DataScreen } from '@nadi/ui/screens/settings/DataScreen';
import { useAccountData } from '../features/settings/use-account-data';
import { useClock } from '../platform/clock';

export function DataRoute() {
  const { props, dialog } = useAccountData();
  const clock = useClock();
  return (
    <>
      <DataScreen {...props} clock={clock} />
      <ConfirmPasswordDialog {...dialog} />
    </>
  );
}
