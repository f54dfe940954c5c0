import { actingReducer } from '../acting/acting-slice';
import { connectivityReducer } from '../connectivity/connectivity-slice';
import { leavingReducer } from '../outbox/leaving-slice';
import { outboxReducer } from '../outbox/outbox-slice';
import { readStoreReducer } from '../read-store/read-store-slice';
import { sessionReducer } from '../session/session-slice';
import { liveReducer } from '../sockets/live-slice';
import { uiReducer } from '../ui/ui-slice';
import { workerReducer } from '../worker/worker-slice';

/** The app's whole state. */
export const reducer = {
  session: sessionReducer,
  acting: actingReducer,
  ui: uiReducer,
  connectivity: connectivityReducer,
  outbox: outboxReducer,
  leaving: leavingReducer,
  readStore: readStoreReducer,
  worker: workerReducer,
  live: liveReducer,
};
