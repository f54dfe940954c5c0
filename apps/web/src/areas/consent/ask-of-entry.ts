import type { EntryAccess } from '@nadi/contract/schema';
import { createOnlineAct } from '../../kernel/acts/act-online';
import { savedOf } from '../../kernel/acts/saved';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import type { Services } from '../../kernel/services/services';
import { updateEntryAccess } from './acts';

export async function loadAccess({ $api, queryClient }: Services, id: string): Promise<EntryAccess> {
  const asked = { params: { path: { id } } };
  const question = $api.queryOptions('get', '/patients/entries/{id}/access', asked, { staleTime: 0 });
  return (await queryClient.fetchQuery(question)).data;
}

export async function changeAccess({ api, queryClient, store }: Services, id: string, isOnlyYou: boolean) {
  const act = createOnlineAct(updateEntryAccess, {
    api,
    queryClient,
    isOffline: () => selectIsOffline(store.getState()),
  });
  return savedOf(await act({ id, body: { isOnlyYou } }), ({ data }) => ({ access: data }));
}
