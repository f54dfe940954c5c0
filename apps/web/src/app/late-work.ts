import { call } from 'typed-redux-saga';
import type { KeyValueStore } from '../kernel/browser/storage';
import type { SessionDependencies } from '../kernel/session/session-dependencies';

/** Fetches the code for work that no page waits for, and does it. */
export function* lateWork(storage: KeyValueStore, session: SessionDependencies) {
  const code = yield* call(() => import('./late-work-code'));
  yield* code.lateWork(storage, session);
}
