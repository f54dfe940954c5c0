import { hashKey, type InvalidateOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { wentOffline, wentOnline } from '../connectivity/connectivity-slice';
import { serverReached } from '../connectivity/server-reached';
import { questionOf } from '../offline/questions';
import { found } from '../session/session-slice';
import { isAway } from './is-away';
import { selectServedAt, servedFromDevice } from './read-store-slice';

export type ReadStoreDependencies = {
  queryClient: QueryClient;
  /** Keeps what was answered before it was known who asks. */
  keepEarly: () => void;
  /** Tells when the server may be there again. @returns how to stop listening */
  onOccasion: (listener: () => void) => () => void;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
};

/** Keeps what is shown from this device marked, and asks the server for it again as soon as that may help. */
export function* readStoreSaga(dependencies: ReadStoreDependencies) {
  const occasions = yield* call(() =>
    eventChannel<'occasion'>((tell) => dependencies.onOccasion(() => tell('occasion')), buffers.sliding(1)),
  );
  yield* takeEvery(found, function* keep() {
    yield* call(dependencies.keepEarly);
  });
  yield* takeEvery(wentOffline, markAll, dependencies);
  yield* takeLeading(wentOnline, renew, dependencies);
  yield* takeLeading(serverReached, renew, dependencies);
  yield* takeLeading(occasions, renew, dependencies);
  yield* fork(renewFromTimeToTime, dependencies);
}

/** Offline, all that is on the screen lies on this device, and is as old as it is. */
function* markAll({ queryClient, now }: ReadStoreDependencies) {
  const marked = yield* select(selectServedAt);
  const shown = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, queryHash, state }) =>
        questionOf(queryKey, now()) !== null && state.data !== undefined && !(queryHash in marked),
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

/** Milliseconds before each try: right after the network is back, its first requests often fail. */
const waits = [0, 2_000, 8_000];

function* renew(dependencies: ReadStoreDependencies) {
  for (const wait of waits) {
    yield* delay(wait);
    if (!(yield* renewOnce(dependencies))) return;
  }
}

/** Milliseconds between tries where nothing says that the server may be there: a browser may not have noticed that it was away. */
const pulse = 30_000;

function* renewFromTimeToTime(dependencies: ReadStoreDependencies) {
  for (;;) {
    yield* delay(pulse);
    // What a slow server is at already is waited for; what it said no to, the person was told.
    yield* renewOnce(dependencies, (query) => !isRefused(query), { cancelRefetch: false });
  }
}

/** @returns whether there was anything to ask for */
function* renewOnce(
  { queryClient }: ReadStoreDependencies,
  isWanted = (_query: Query): boolean => true,
  how?: InvalidateOptions,
) {
  const marked = yield* select(selectServedAt);
  const predicate = (query: Query) =>
    (hashKey(query.queryKey) in marked || isMissing(query)) && isWanted(query);
  if (queryClient.getQueryCache().findAll({ predicate }).length === 0) return false;
  yield* call(() => queryClient.invalidateQueries({ predicate }, how));
  return true;
}

const isRefused = ({ state: { error } }: Query) => error !== null && !isAway(error);

/** Looked at, and neither the server nor this device had it. */
const isMissing = (query: Query) =>
  query.isActive() &&
  query.state.data === undefined &&
  query.state.status === 'error' &&
  isAway(query.state.error);
