import { NotificationsScreen } from '@nadi/ui/screens/notifications/NotificationsScreen';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { useAnchor } from '../../kernel/shell/use-anchor';
import { readTab } from './queries';
import { useInbox } from './use-inbox';
import { usePreferences } from './use-preferences';

export function NotificationsRoute() {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  // Settings lead to the preferences, which are below the notifications on a phone.
  useAnchor(pathname, hash);
  const tab = readTab(query);
  return (
    <NotificationsScreen
      {...useInbox(tab)}
      {...usePreferences()}
      tab={tab}
      clock={useClock()}
      isOffline={useAppSelector(selectIsOffline)}
      hrefOf={(chosen) => (chosen === 'all' ? paths.notifications : `${paths.notifications}?tab=${chosen}`)}
    />
  );
}
