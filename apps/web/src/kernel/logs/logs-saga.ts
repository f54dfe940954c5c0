import { select, take } from 'typed-redux-saga';
import { profile } from '../environment/profile';
import { selectUser } from '../session/session-selectors';
import { sendLogs } from './send-logs';
import { startLogs } from './start-logs';

export { reportError } from './report-error';

/** Logs in the name of whoever is signed in. */
export function* logsSaga() {
  let user = yield* select(selectUser);
  const stop = startLogs({
    who: () => user,
    send: sendLogs(`${import.meta.env?.VITE_API_ORIGIN ?? ''}/api/v1`),
    profile,
  });
  try {
    while (true) {
      yield* take('*');
      user = yield* select(selectUser);
    }
  } finally {
    stop();
  }
}
