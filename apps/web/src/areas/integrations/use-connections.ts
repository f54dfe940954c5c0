import type { HealthProvider } from '@nadi/contract/schema';
import type { ConnectionsPart } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import { useState } from 'react';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState, pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { beginHealthConnection, endHealthConnection, syncHealthConnection } from './online-writes';

const nothing = () => ({});

/** Milliseconds between two looks while readings are being fetched. */
const whileFetchedMs = 3_000;
/** A provider that is not set up any more is never asked, though its time has come. */
const isBeingFetched = ({ isConfigured, connection }: HealthProvider): boolean =>
  isConfigured &&
  connection !== null &&
  connection.nextSyncAt !== null &&
  Date.parse(connection.nextSyncAt) <= Date.now();

/** The accounts of a patient at providers, and what can be done with them. */
export function useConnections(): ConnectionsPart {
  const { $api, navigation } = useServices();
  const [opened, setOpened] = useState<{ id: string; page: number } | null>(null);
  const read = $api.useQuery(
    'get',
    '/health-providers',
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.data.some(isBeingFetched) ? whileFetchedMs : false),
    },
  );
  const syncs = $api.useQuery(
    'get',
    '/health-connections/{id}/syncs',
    { params: { path: { id: opened?.id ?? '' }, query: { page: opened?.page ?? 1 } } },
    { ...listOptions, enabled: opened !== null },
  );
  const [begin, sync, end] = [
    useOnlineWrite(beginHealthConnection),
    useOnlineWrite(syncHealthConnection),
    useOnlineWrite(endHealthConnection),
  ];
  return {
    state: pageState(read, ({ data }) => ({ providers: data })),
    history: opened && listState(syncs),
    async onConnect(provider) {
      const outcome = await begin({ provider });
      // The page of the provider takes the place of this one.
      if (outcome.ok) navigation.leave(outcome.data.data.authorizeUrl);
      return savedOf(outcome, nothing);
    },
    onSync: async (id) => savedOf(await sync(id), ({ data }) => ({ nextSyncAt: data.nextSyncAt })),
    onEnd: async (id, how) => savedOf(await end({ id, ...how }), nothing),
    onHistory: (id) => setOpened(id === null ? null : { id, page: 1 }),
    onHistoryPage: (page) => setOpened((known) => known && { ...known, page }),
    onRetry: () => void Promise.all([read.refetch(), opened && syncs.refetch()]),
  };
}
