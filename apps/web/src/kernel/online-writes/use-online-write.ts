import { useState } from 'react';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import type { OnlineKind } from '../offline/write-kinds';
import { useServices } from '../services/use-services';
import { createOnlineWrite } from './online-write';

/** The acts of a page, done online, at once or not at all; the key of the intent lives as long as the page. */
export function useOnlineWrite<Said, Answer>(kind: OnlineKind<Said, Answer>) {
  const { api, queryClient, store } = useServices();
  const [act] = useState(() =>
    createOnlineWrite(kind, { api, queryClient, isOffline: () => selectIsOffline(store.getState()) }),
  );
  return act;
}
