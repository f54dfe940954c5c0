import { SharingScreen } from '@nadi/ui/screens/consent/SharingScreen';
import { useClock } from '../../kernel/browser/clock';
import { useSharing } from './use-sharing';

export function SharingRoute() {
  return <SharingScreen clock={useClock()} {...useSharing()} />;
}
