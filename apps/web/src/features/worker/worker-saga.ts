import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Registration, WorkerPlatform } from '../../platform/service-worker';
import type { KeyValueStore } from '../../platform/storage';
import { updatePutOff, updateRequested } from './worker-requests';
import { selectWorker } from './worker-selectors';
import {
  controlChanged,
  offerWithdrawn,
  statusRead,
  supportSeen,
  updateBegan,
  updateStalled,
} from './worker-slice';

/** The spec's wait after the start, in milliseconds: the page comes first. */
const registrationDelay = 1_000;
/** The spec's pace of looking at the worker, in milliseconds. */
const pollInterval = 10_000;
/** How long the worker that serves the page may take to finish what it is at, before the person is asked anew. */
const patience = 10_000;
/** Milliseconds until the one that waits is asked again: where a browser missed once that the way was free, it looks again. */
const repetition = 1_000;
/** When the page that was here before this one is gone from the browser for sure, in milliseconds. */
const settling = 5_000;

/** A version that was left for later is not offered again, by a page that is opened later either. */
const putOffKey = 'nadi_update_put_off';

export type WorkerDependencies = {
  /** null where the browser has no workers. */
  worker: WorkerPlatform | null;
  storage: KeyValueStore;
};

/** Registers the worker, looks for new versions, and hands over to one when a person says so: the page never loads itself anew. */
export function* workerSaga({ worker, storage }: WorkerDependencies) {
  if (!worker) return;
  yield* put(supportSeen());
  if (worker.isUnwanted) {
    yield* call(worker.removeAll);
    return;
  }
  yield* fork(followControl, worker);
  const registration = yield* findOrRegister(worker);
  if (!registration) return;
  const read = function* readStatus() {
    const status = registration.status();
    // Another version, or none that waits: what was put off is no more.
    if (status !== 'waiting') storage.removeItem(putOffKey);
    yield* put(statusRead({ status, isPutOff: storage.getItem(putOffKey) !== null }));
  };
  yield* takeLeading(updateRequested, update, worker, registration);
  yield* takeEvery(updatePutOff, function* putOff() {
    storage.setItem(putOffKey, 'yes');
    yield* put(offerWithdrawn());
  });
  yield* fork(follow, registration.onChange, read);
  yield* fork(tidyUp, registration);
  while (true) {
    yield* call(read);
    yield* delay(pollInterval);
    if (worker.isAwake()) yield* fork(registration.update);
  }
}

function* findOrRegister(worker: WorkerPlatform) {
  const found = yield* call(worker.find);
  if (found) return found;
  yield* delay(registrationDelay);
  return yield* call(worker.register);
}

/** Runs something each time that a listener is told. */
function* follow(listen: (listener: () => void) => () => void, run: () => Generator) {
  const changes = yield* call(() => eventChannel<'changed'>((tell) => listen(() => tell('changed'))));
  try {
    while (true) {
      yield* take(changes);
      yield* call(run);
    }
  } finally {
    changes.close();
  }
}

function* followControl(worker: WorkerPlatform) {
  yield* follow(worker.onControlChange, function* change() {
    yield* put(controlChanged());
  });
}

function* tidyUp(registration: Registration) {
  yield* delay(settling);
  registration.tidyUp();
}

function* update(worker: WorkerPlatform, registration: Registration) {
  const { phase } = yield* select(selectWorker);
  yield* put(updateBegan());
  // Where another tab asked for it, the new one serves this page already.
  if (phase === 'updated' || (yield* handOver(registration))) yield* call(worker.reload);
  else yield* put(updateStalled());
}

/** Whether the worker that waits took over, as the browser tells or as can be seen. */
function* handOver(registration: Registration) {
  const { isTold, isSeen } = yield* race({ isTold: take(controlChanged), isSeen: call(ask, registration) });
  return Boolean(isTold ?? isSeen);
}

/** @returns whether none waits any more */
function* ask(registration: Registration) {
  for (let waited = 0; waited < patience; waited += repetition) {
    if (!registration.skipWaiting()) return true;
    yield* delay(repetition);
  }
  return false;
}
