import type { QueryClient } from '@tanstack/react-query';
import { buffers, eventChannel } from 'redux-saga';
import { membersQuery } from './members-query';

type Members = { data: readonly { id: string }[] };

/** Tells the ids of the people for whom one may act, whenever a page has read them. */
export const listedMembers = (queryClient: QueryClient) =>
  eventChannel<readonly string[]>(
    (tell) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { queryKey, state } = event.query;
        if (queryKey[1] === membersQuery[1]) tell((state.data as Members).data.map(({ id }) => id));
      }),
    buffers.sliding(1),
  );
