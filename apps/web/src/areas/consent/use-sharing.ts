import { useMay } from '@nadi/ui/acting';
import type { SharingScreenProps } from '@nadi/ui/screens/consent/SharingScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readPage } from '../../kernel/browser/page-address';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState, pageState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { updateSharingSettings } from './online-writes';
import { historyQuery, lookedQuery, peopleQuery, requestsQuery, settingsQuery } from './queries';
import { useRevocations } from './use-revocations';
import { useShare } from './use-share';

// Asks anew each time who sees something, and shows it from before meanwhile.
const fresh = { staleTime: 0 } as const;

/** Returns who can see something of the record, who asks, and what was before. */
export function useSharing(): Omit<SharingScreenProps, 'clock'> {
  const { $api } = useServices();
  const [address, setAddress] = useSearchParams();
  const page = readPage(address);
  const requests = $api.useQuery(...requestsQuery, fresh);
  const people = $api.useQuery(...peopleQuery, {}, fresh);
  const history = $api.useQuery(...historyQuery(page), { ...fresh, placeholderData: keepPreviousData });
  const settings = $api.useQuery(...settingsQuery, {}, fresh);
  const mayLook = useMay('guardian');
  const looked = $api.useQuery(...lookedQuery, { ...fresh, enabled: mayLook });
  const setting = useOnlineWrite(updateSharingSettings);
  const { revoke, revokeEvery, undo, withUnsent } = useRevocations();
  const share = useShare();
  const readAt = useReadAt([...requestsQuery], [...peopleQuery]);
  const historyReadAt = useReadAt([...historyQuery(page)]);
  // Neither half is told without the other: "nobody" would be said of what is not known.
  const first = requests.data === undefined ? requests : people;
  const both = {
    isError: first.isError,
    error: first.error,
    data: requests.data &&
      people.data && {
        requests: requests.data.data,
        people: people.data.data.map((one) => ({ ...one, consents: one.consents.map(withUnsent) })),
      },
  };
  return {
    state: keptState(both, (known) => known, readAt),
    history: keptState(
      history,
      ({ data, pagination }) => ({ rows: data, pagination, isPending: history.isPlaceholderData }),
      historyReadAt,
    ),
    settings: pageState(settings, ({ data }) => data),
    looked: mayLook ? pageState(looked, ({ data }) => ({ entries: data })) : null,
    share,
    onRevoke: revoke,
    onRevokeAll: () => revokeEvery(people.data?.data.flatMap(({ consents }) => consents) ?? []),
    onUndoRevoke: undo,
    onChangeSettings: async (change) => savedOf(await setting(change), () => ({})),
    isOffline: useAppSelector(selectIsOffline),
    onPageChange: (next) => setAddress(next > 1 ? { page: String(next) } : {}),
    onRetry: () =>
      void Promise.all(
        [requests, people, history, settings, ...(mayLook ? [looked] : [])].map((query) => query.refetch()),
      ),
  };
}
