import type { InvalidateOptions, Query, QueryClient } from '@tanstack/react-query';
import { call, delay, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { type OnReconnectSignal, reconnectSignals } from '../browser/reconnect-signals';
import { wentOffline, wentOnline } from '../connectivity/connectivity-slice';
import { serverReached } from '../connectivity/server-reached';
import { questionOf } from '../offline/queries';
import { found } from '../session/session-slice';
import { isAway } from './is-away';
import { selectServedAt, servedFromDevice } from './read-store-slice';

export type ReadStoreDependencies = {
  queryClient: QueryClient;
  /** Stores answers that came before the person was known. */
  keepEarly: () => void;
  /** Signals when the server may be back. @returns a function that stops listening */
  onReconnectSignal: OnReconnectSignal;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
};

/** Keeps data shown from this device marked, and requests it from the server again as soon as that may help. */
export function* readStoreSaga(dependencies: ReadStoreDependencies) {
  const signals = yield* call(reconnectSignals, dependencies.onReconnectSignal);
  yield* takeEvery(found, function* keep() {
    yield* call(dependencies.keepEarly);
  });
  yield* takeEvery(wentOffline, markAll, dependencies);
  yield* takeLeading(wentOnline, renew, dependencies);
  yield* takeLeading(serverReached, renew, dependencies);
  yield* takeLeading(signals, renew, dependencies);
  yield* fork(renewFromTimeToTime, dependencies);
}

/** Offline, everything on the screen comes from this device, and keeps its age. */
function* markAll({ queryClient, now }: ReadStoreDependencies) {
  const marked = yield* select(selectServedAt);
  const shown = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, queryHash, state }) =>
        questionOf(queryKey, now(), null) !== null && state.data !== undefined && !(queryHash in marked),
    );
  if (shown.length > 0)
    yield* put(
      servedFromDevice(
        Object.fromEntries(
          shown.map(({ queryHash, state }) => [queryHash, new Date(state.dataUpdatedAt).toISOString()]),
        ),
      ),
    );
}

/** Milliseconds before each attempt: right after the network is back, the first requests often fail. */
const waits = [0, 2_000, 8_000];

function* renew(dependencies: ReadStoreDependencies) {
  for (const wait of waits) {
    yield* delay(wait);
    if (!(yield* renewOnce(dependencies))) return;
  }
}

/** Milliseconds between attempts without a signal that the server may be back: a browser may not have noticed that it was offline. */
const pulse = 30_000;

function* renewFromTimeToTime(dependencies: ReadStoreDependencies) {
  for (;;) {
    yield* delay(pulse);
    // Requests that a slow server is working on are waited for; the person was told about refused ones.
    yield* renewOnce(dependencies, (query) => !isRefused(query), { cancelRefetch: false });
  }
}

/** @returns true if there was anything to request */
function* renewOnce(
  { queryClient }: ReadStoreDependencies,
  isWanted = (_query: Query): boolean => true,
  how?: InvalidateOptions,
) {
  const marked = yield* select(selectServedAt);
  const predicate = (query: Query) => (query.queryHash in marked || isMissing(query)) && isWanted(query);
  if (queryClient.getQueryCache().findAll({ predicate }).length === 0) return false;
  yield* call(() => queryClient.invalidateQueries({ predicate }, how));
  return true;
}

const isRefused = ({ state: { error } }: Query) => error !== null && !isAway(error);

/** On the screen, and neither the server nor this device had it. */
const isMissing = (query: Query) =>
  query.isActive() &&
  query.state.data === undefined &&
  query.state.status === 'error' &&
  isAway(query.state.error);
