import type { EntryAccess } from '@nadi/contract/schema';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { createOnlineWrite } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';
import type { Services } from '../../kernel/services/services';
import { updateEntryAccess } from './online-writes';

export async function loadAccess({ $api, queryClient }: Services, id: string): Promise<EntryAccess> {
  const asked = { params: { path: { id } } };
  const question = $api.queryOptions('get', '/patients/entries/{id}/access', asked, { staleTime: 0 });
  return (await queryClient.fetchQuery(question)).data;
}

export async function changeAccess({ api, queryClient, store }: Services, id: string, isOnlyYou: boolean) {
  const write = createOnlineWrite(updateEntryAccess, {
    api,
    queryClient,
    isOffline: () => selectIsOffline(store.getState()),
  });
  return savedOf(await write({ id, body: { isOnlyYou } }), ({ data }) => ({ access: data }));
}
