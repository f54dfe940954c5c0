import { randomFraction } from '@nadi/api-client/random-id';
import { buffers, channel } from 'redux-saga';
import { fork, takeEvery } from 'typed-redux-saga';
import { openOwnPage } from '../kernel/acting/open-own-page';
import { browserNavigation } from '../kernel/browser/navigation';
import { onReconnectSignal } from '../kernel/browser/reconnect-signals';
import { browserWorker } from '../kernel/browser/service-worker';
import type { KeyValueStore } from '../kernel/browser/storage';
import { followWorkerMessages } from '../kernel/browser/worker-messages';
import { profile } from '../kernel/environment/profile';
import { followLogs } from '../kernel/logs/follow-logs';
import { restartOnError } from '../kernel/services/restart-on-error';
import type { SessionDependencies } from '../kernel/session/session-dependencies';
import { workerSaga } from '../kernel/worker/worker-saga';
import { followLive } from './follow-live';

/** Follows the state of the browser's worker and what it asks for, logs, and keeps the live connection. In a chunk that the first page does not need. */
export function* lateWork(storage: KeyValueStore, session: SessionDependencies) {
  yield* fork(followLogs);
  const isSignedOut = () => session.tokens.read().token === null;
  const navigation = browserNavigation();
  const wanted = channel<string>(buffers.expanding());
  yield* takeEvery(wanted, openOwnPage, navigation);
  yield* fork(followWorkerMessages, navigation, (path: string) => wanted.put(path), isSignedOut);
  yield* fork(restartOnError(followLive), session);
  yield* workerSaga({
    worker: browserWorker(),
    storage,
    onReconnectSignal,
    chance: randomFraction,
    checkInterval: profile.serviceWorkerCheckInterval,
    now: () => Date.now(),
  });
}
