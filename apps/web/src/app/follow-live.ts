import { call } from 'typed-redux-saga';
import { whenCalm } from '../kernel/browser/calm';
import type { SessionDependencies } from '../kernel/session/session-dependencies';

/** Fetches the code of the live connection once the page is there; a page that cannot have it goes on without. */
export function* followLive(session: SessionDependencies) {
  yield* call(whenCalm);
  const code = yield* call(() => import('./live').catch(() => null));
  if (code) yield* code.live(session);
}
