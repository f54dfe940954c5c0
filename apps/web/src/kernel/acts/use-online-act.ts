import { useState } from 'react';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import type { OnlineKind } from '../offline/write-kinds';
import { useServices } from '../services/use-services';
import { createOnlineAct } from './act-online';

/** The acts of a page, done online, at once or not at all; the key of the intent lives as long as the page. */
export function useOnlineAct<Said, Answer>(kind: OnlineKind<Said, Answer>) {
  const { api, queryClient, store } = useServices();
  const [act] = useState(() =>
    createOnlineAct(kind, { api, queryClient, isOffline: () => selectIsOffline(store.getState()) }),
  );
  return act;
}
