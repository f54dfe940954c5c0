import { randomFraction } from '@nadi/api-client/random-id';
import { fork } from 'typed-redux-saga';
import { onOccasion } from '../kernel/browser/occasions';
import { browserWorker } from '../kernel/browser/service-worker';
import type { KeyValueStore } from '../kernel/browser/storage';
import { followLogs } from '../kernel/logs/follow-logs';
import { workerSaga } from '../kernel/worker/worker-saga';

/** Follows the state of the browser's worker, and logs. In a chunk that the first page does not need. */
export function* lateWork(storage: KeyValueStore) {
  yield* fork(followLogs);
  yield* workerSaga({ worker: browserWorker(), storage, onOccasion, chance: randomFraction });
}
