import { randomFraction } from '@nadi/api-client/random-id';
import { call } from 'typed-redux-saga';
import type { KeyValueStore } from '../browser/storage';

/** Fetches the code for the browser's worker, and follows its state. */
export function* followWorker(storage: KeyValueStore) {
  const { workerSaga, browserWorker, onOccasion } = yield* call(() => import('./worker-code'));
  yield* workerSaga({ worker: browserWorker(), storage, onOccasion, chance: randomFraction });
}
