import { ConfirmPasswordDialog } from '@nadi/ui/screens/settings/ConfirmPasswordDialog';
import { DataScreen } from '@nadi/ui/screens/settings/DataScreen';
import { useClock } from '../../kernel/browser/clock';
import { useAccountData } from './settings/use-account-data';

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
