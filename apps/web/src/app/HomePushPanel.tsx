import { PushPanel } from '@nadi/ui/screens/notifications/PushPanel';
import { usePushPanel } from '../areas/notifications/use-push-panel';

/** Comes after the home page, and only to whoever is signed in. */
export function HomePushPanel() {
  return <PushPanel {...usePushPanel()} />;
}
