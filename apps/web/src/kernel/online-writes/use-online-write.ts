import { useState } from 'react';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import type { OnlineKind } from '../offline/write-kinds';
import { useServices } from '../services/use-services';
import { createOnlineWrite } from './online-write';

/** Gives a page a write that is done online, at once or not at all; the key of the intent lives as long as the page. */
export function useOnlineWrite<Said, Answer>(kind: OnlineKind<Said, Answer>) {
  const { api, queryClient, store } = useServices();
  const [write] = useState(() =>
    createOnlineWrite(kind, { api, queryClient, isOffline: () => selectIsOffline(store.getState()) }),
  );
  return write;
}
