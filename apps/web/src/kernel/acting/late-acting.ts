import { call } from 'typed-redux-saga';
import type { actingSaga } from './acting-saga';

/** Fetches the code for acting and runs it: few people act for another, and none before their page is there. */
export function* lateActing(...given: Parameters<typeof actingSaga>) {
  const code = yield* call(() => import('./acting-saga'));
  yield* code.actingSaga(...given);
}
