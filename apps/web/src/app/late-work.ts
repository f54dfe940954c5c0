import { call } from 'typed-redux-saga';
import type { KeyValueStore } from '../kernel/browser/storage';

/** Fetches the code for work that no page waits for, and does it. */
export function* lateWork(storage: KeyValueStore) {
  const code = yield* call(() => import('./late-work-code'));
  yield* code.lateWork(storage);
}
