import { connectivityReducer } from '../features/connectivity/connectivity-slice';
import { leavingReducer } from '../features/outbox/leaving-slice';
import { outboxReducer } from '../features/outbox/outbox-slice';
import { readStoreReducer } from '../features/read-store/read-store-slice';
import { sessionReducer } from '../features/session/session-slice';
import { uiReducer } from '../features/ui/ui-slice';
import { workerReducer } from '../features/worker/worker-slice';

/** All of the app's state. */
export const reducer = {
  session: sessionReducer,
  ui: uiReducer,
  connectivity: connectivityReducer,
  outbox: outboxReducer,
  leaving: leavingReducer,
  readStore: readStoreReducer,
  worker: workerReducer,
};
