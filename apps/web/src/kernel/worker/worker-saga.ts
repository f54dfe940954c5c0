import { buffers, eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { type OnReconnectSignal, reconnectSignals } from '../browser/reconnect-signals';
import type { Registration, WorkerPlatform } from '../browser/service-worker';
import type { KeyValueStore } from '../browser/storage';
import { backOff } from '../outbox/back-off';
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
/** The spec's interval for a look at the worker's status, in milliseconds. */
const pollInterval = 10_000;
/** Maximum time for the worker that serves the page to finish its work, before the person is asked again. */
const timeoutMs = 10_000;
/** Milliseconds until the waiting worker is asked again: a browser that missed that the way was free checks again. */
const repetition = 1_000;
/** Milliseconds after which the page that was open before this one is certainly gone from the browser. */
const settling = 5_000;

/** A version that was postponed is not offered again, even by a page that is opened later. */
const putOffKey = 'nadi_update_put_off';

export type WorkerDependencies = {
  /** null if the browser has no workers. */
  worker: WorkerPlatform | null;
  storage: KeyValueStore;
  /** Signals when the server may be back. @returns a function that stops listening */
  onReconnectSignal: OnReconnectSignal;
  /** In [0, 1). */
  chance: () => number;
  /** Milliseconds between two questions for a new version; 0 asks never. */
  checkInterval: number;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
};

type Wanted = WorkerDependencies & { worker: WorkerPlatform };

/** Registers the worker, checks for new versions, and hands over to one when a person agrees: the page never reloads by itself. */
export function* workerSaga({ worker, ...others }: WorkerDependencies) {
  if (!worker) return;
  yield* put(supportSeen());
  if (worker.isUnwanted) {
    yield* call(worker.removeAll);
    return;
  }
  yield* fork(followControl, worker);
  const wanted = { worker, ...others };
  let registration = yield* findOrRegister(worker, registrationDelay);
  // The failure is not shown; a person without a worker gets one as soon as possible.
  for (let failures = 1; ; failures += 1) {
    if (registration) yield* attend(registration, wanted);
    yield* put(supportSeen());
    yield* waitToTry(failures, wanted);
    registration = yield* findOrRegister(worker);
  }
}

function* findOrRegister(worker: WorkerPlatform, wait = 0) {
  const found = yield* call(worker.find);
  if (found) return found;
  if (wait > 0) yield* delay(wait);
  return yield* call(worker.register);
}

/** Waits, longer after each failure, or until the server may be back; and then until someone looks at the page. */
function* waitToTry(failures: number, { worker, onReconnectSignal, chance }: Wanted) {
  const signals = yield* call(reconnectSignals, onReconnectSignal);
  try {
    do {
      yield* race({ isTime: delay(backOff(failures, null, chance())), isSignal: take(signals) });
    } while (!worker.isAwake());
  } finally {
    signals.close();
  }
}

/** Ends when the browser has dropped the registration, as it does if the first worker could not be installed. */
function* attend(registration: Registration, wanted: Wanted) {
  yield* race({ isGone: call(look, registration, wanted), ended: call(serve, registration, wanted) });
}

function* look(registration: Registration, { worker, storage, checkInterval, now }: Wanted) {
  let checkedAt = now();
  const changes = yield* call(() => changesOf(registration.onChange));
  try {
    while (true) {
      const status = registration.status();
      if (status === 'gone') return;
      // Another version, or none that waits: the postponed one no longer exists.
      if (status !== 'waiting') storage.removeItem(putOffKey);
      yield* put(statusRead({ status, isPutOff: storage.getItem(putOffKey) !== null }));
      const { isTime } = yield* race({ isTime: delay(pollInterval), isChanged: take(changes) });
      if (!isTime || checkInterval === 0 || now() - checkedAt < checkInterval || !worker.isAwake()) continue;
      checkedAt = now();
      yield* fork(registration.update);
    }
  } finally {
    changes.close();
  }
}

function* serve(registration: Registration, { worker, storage }: Wanted) {
  yield* takeLeading(updateRequested, update, worker, registration);
  yield* takeEvery(updatePutOff, function* putOff() {
    storage.setItem(putOffKey, 'yes');
    yield* put(offerWithdrawn());
  });
  yield* fork(tidyUp, registration);
}

const changesOf = (listen: (listener: () => void) => () => void) =>
  eventChannel<'changed'>((tell) => listen(() => tell('changed')), buffers.sliding(1));

function* followControl(worker: WorkerPlatform) {
  const changes = yield* call(() => changesOf(worker.onControlChange));
  try {
    while (true) {
      yield* take(changes);
      yield* put(controlChanged());
    }
  } finally {
    changes.close();
  }
}

function* tidyUp(registration: Registration) {
  yield* delay(settling);
  registration.tidyUp();
}

function* update(worker: WorkerPlatform, registration: Registration) {
  const { phase } = yield* select(selectWorker);
  yield* put(updateBegan());
  // If another tab asked for it, the new one already serves this page.
  if (phase === 'updated' || (yield* handOver(registration))) yield* call(worker.reload);
  else yield* put(updateStalled());
}

/** True if the waiting worker took over, as reported by the browser or as observed. */
function* handOver(registration: Registration) {
  const { isTold, isSeen } = yield* race({ isTold: take(controlChanged), isSeen: call(ask, registration) });
  return Boolean(isTold ?? isSeen);
}

/** @returns true if none waits any more */
function* ask(registration: Registration) {
  for (let waited = 0; waited < timeoutMs; waited += repetition) {
    if (!registration.skipWaiting()) return true;
    yield* delay(repetition);
  }
  return false;
}
