import type { HealthProvider } from '@nadi/contract/schema';
import { firstFetchReaches } from '@nadi/domain/integrations/providers';
import type { ConnectionsPart } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState, listOptionsOf, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import {
  beginHealthConnection,
  endHealthConnection,
  madeOfReadings,
  syncHealthConnection,
} from './online-writes';

const nothing = () => ({});

/** Milliseconds between two looks while readings are being fetched. */
const whileFetchedMs = 3_000;
/** A provider that is not set up any more is never asked, though its time has come. */
const isBeingFetched = ({ isConfigured, connection }: HealthProvider): boolean =>
  isConfigured &&
  connection !== null &&
  connection.nextSyncAt !== null &&
  Date.parse(connection.nextSyncAt) <= Date.now();

const dayMs = 86_400_000;

/** Says what came last from each account. */
const sayBrought = (providers: readonly HealthProvider[] | undefined): string =>
  JSON.stringify(
    providers?.map(({ connection }) => [connection?.lastSyncAt, connection?.critical, connection?.failure]),
  ) ?? '';

/** Resolves when the browser shows this page again, after it was left by an address elsewhere, or if it was not left for long. */
const shownAgain = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, notLeftMs);
  });
const notLeftMs = 30_000;

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
    { ...listOptionsOf(opened?.id ?? ''), enabled: opened !== null },
  );
  const queryClient = useQueryClient();
  const brought = sayBrought(read.data?.data);
  useEffect(() => {
    // Readings that were read before a fetch do not have what it brought.
    if (brought !== '')
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && madeOfReadings.test(path),
      });
  }, [brought, queryClient]);
  const [begin, sync, end] = [
    useOnlineWrite(beginHealthConnection),
    useOnlineWrite(syncHealthConnection),
    useOnlineWrite(endHealthConnection),
  ];
  return {
    state: keptState(read, ({ data }) => ({ providers: data })),
    history: opened && { connectionId: opened.id, state: listState(syncs) },
    firstDays: firstFetchReaches / dayMs,
    async onConnect(provider) {
      const outcome = await begin({ provider });
      if (outcome.ok) {
        // The page of the provider takes the place of this one: a second press does not begin again.
        navigation.leave(outcome.data.data.authorizeUrl);
        await shownAgain();
      }
      return savedOf(outcome, nothing);
    },
    onSync: async (id) => savedOf(await sync(id), ({ data }) => ({ nextSyncAt: data.nextSyncAt })),
    onEnd: async (id, how) => savedOf(await end({ id, ...how }), nothing),
    onHistory: (id) => setOpened(id === null ? null : { id, page: 1 }),
    onHistoryPage: (page) => setOpened((known) => known && { ...known, page }),
    onRetry: () => void Promise.all([read.refetch(), opened && syncs.refetch()]),
  };
}
