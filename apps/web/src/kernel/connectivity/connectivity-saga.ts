import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import type { Connectivity } from '../browser/connectivity';
import { selectIsOffline, wentOffline, wentOnline } from './connectivity-slice';

/** Follows the browser's network status. */
export function* connectivitySaga({ isOnline, subscribe }: Connectivity) {
  if (!isOnline()) yield* put(wentOffline());
  const changes = yield* call(() => eventChannel<'changed'>((tell) => subscribe(() => tell('changed'))));
  try {
    while (true) {
      yield* take(changes);
      const wasOffline = yield* select(selectIsOffline);
      // The event may repeat the known status; going online starts work, and is reported once.
      if (wasOffline === isOnline()) yield* put(isOnline() ? wentOnline() : wentOffline());
    }
  } finally {
    changes.close();
  }
}
