import { DoctorIntegrationsScreen } from '@nadi/ui/screens/integrations/DoctorIntegrationsScreen';
import { useState } from 'react';
import { useClock } from '../../kernel/browser/clock';
import { newSecret } from '../../kernel/browser/new-secret';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { deleteCalendarFeed, replaceCalendarFeed } from './online-writes';

/** Returns the address of a feed. @param token only this device knows it */
const addressOf = (token: string): string =>
  `${import.meta.env?.VITE_API_ORIGIN || location.origin}/api/v1/calendar-feeds/${token}`;

export function DoctorIntegrations() {
  const { $api } = useServices();
  // The token that was made on this visit to the page.
  const [token, setToken] = useState<string | null>(null);
  const read = $api.useQuery('get', '/doctors/calendar-feed/me', {}, { staleTime: 0 });
  const [replace, end] = [useOnlineWrite(replaceCalendarFeed), useOnlineWrite(deleteCalendarFeed)];
  return (
    <DoctorIntegrationsScreen
      feed={{
        state: pageState(read, ({ data }) => data),
        address: token && addressOf(token),
        async onMake() {
          const made = newSecret();
          return savedOf(await replace({ token: made }), () => {
            setToken(made);
            return {};
          });
        },
        onEnd: async () =>
          savedOf(await end({}), () => {
            setToken(null);
            return {};
          }),
        onRetry: () => void read.refetch(),
      }}
      clock={useClock()}
      isOffline={useAppSelector(selectIsOffline)}
    />
  );
}
