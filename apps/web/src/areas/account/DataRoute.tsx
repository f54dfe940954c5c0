import { ConfirmPasswordDialog } from '@nadi/ui/screens/settings/ConfirmPasswordDialog';
import { DataScreen } from '@nadi/ui/screens/settings/DataScreen';
import { useAccountData } from './settings/use-account-data';
import { useClock } from '../../kernel/browser/clock';

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
