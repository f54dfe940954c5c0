import { PushScreen } from '@nadi/ui/screens/notifications/PushScreen';
import { usePushPanel } from './use-push-panel';

export function PushRoute() {
  return <PushScreen {...usePushPanel()} />;
}
