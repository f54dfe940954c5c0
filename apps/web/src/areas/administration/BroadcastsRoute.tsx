import { BroadcastsScreen } from '@nadi/ui/screens/admin/BroadcastsScreen';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState, pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { checkNotificationTriggers, testNotificationTrigger } from '../notifications/offers';
import { broadcastsQuery, templatesQuery } from './broadcasts-query';
import { createBroadcast, decideBroadcast } from './online-writes';

export function BroadcastsRoute() {
  const [query, setQuery] = useSearchParams();
  const { $api } = useServices();
  const clock = useClock();
  const [openId, setOpenId] = useState<string | null>(null);
  const list = $api.useQuery(...broadcastsQuery(readPage(query)), {
    ...listOptions,
    // A broadcast that is being sent goes on by itself.
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'SENDING') ? 5_000 : false,
  });
  const preview = $api.useQuery(
    'get',
    '/admin/broadcasts/{id}/preview',
    { params: { path: { id: openId ?? '' } } },
    { enabled: openId !== null, staleTime: 0 },
  );
  const triggers = $api.useQuery('get', '/notifications/triggers', {});
  const templates = $api.useQuery(...templatesQuery(1, 100));
  const write = useOnlineWrite(createBroadcast);
  const decide = useOnlineWrite(decideBroadcast);
  const test = useOnlineWrite(testNotificationTrigger);
  const check = useOnlineWrite(checkNotificationTriggers);
  return (
    <BroadcastsScreen
      state={listState(list)}
      preview={pageState(preview, ({ data }) => ({ preview: data }))}
      triggers={{
        state: pageState(triggers, ({ data }) => ({ rows: data.triggers })),
        onTest: async ({ id }) =>
          savedOf(await test({ triggerId: id, body: { customData: {} } }), () => ({})),
        onCheck: async () => savedOf(await check(null), ({ data }) => ({ sent: data.sent })),
        onRetry: () => void triggers.refetch(),
      }}
      templates={templates.data?.data ?? []}
      clock={clock}
      onOpen={({ id }) => setOpenId(id)}
      onWrite={async (draft) => savedOf(await write(draft), () => ({}))}
      onDecide={async ({ id, version }, body) => savedOf(await decide({ id, version, body }), () => ({}))}
      onPageChange={(page) => setQuery({ tab: 'communication', ...(page > 1 && { page: String(page) }) })}
      onRetry={() => void list.refetch()}
      onRetryPreview={() => void preview.refetch()}
    />
  );
}
