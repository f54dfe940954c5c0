import { PushScreen } from '@nadi/ui/screens/notifications/PushScreen';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { usePushPanel } from './use-push-panel';

export function PushRoute() {
  const isWhole = useAppSelector(selectUser)?.role === 'ADMIN';
  return <PushScreen {...usePushPanel(isWhole)} isWhole={isWhole} />;
}
