import { call } from 'typed-redux-saga';
import { whenCalm } from '../browser/calm';

/** Fetches the code for logging once the page is there; a page that cannot have it goes on without. */
export function* followLogs() {
  yield* call(whenCalm);
  const code = yield* call(() => import('./logs-saga').catch(() => null));
  if (code) yield* code.logsSaga();
}
