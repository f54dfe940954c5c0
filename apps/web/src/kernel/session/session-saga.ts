import { call, fork, takeEvery, takeLeading } from 'typed-redux-saga';
import { createEndSession } from './end-session';
import { followTokens } from './follow-tokens';
import { keepUser } from './kept-user';
import { refreshUser } from './refresh-user';
import type { SessionDependencies } from './session-dependencies';
import { sessionStarted, signOutRequested, userRefreshRequested } from './session-requests';
import { found } from './session-slice';
import { signOut } from './sign-out';
import { startSession } from './start-session';
import { tidyDrafts } from './tidy-drafts';

/** From identifying the user to signing out; signing in belongs to the area `identity`. */
export function* sessionSaga(dependencies: SessionDependencies) {
  const endSession = yield* call(createEndSession, dependencies);
  const leaving = { isNow: false };
  yield* takeEvery(dependencies.expiries, function* (message) {
    // The server ends the session of a person who signs out: that is no reason to keep their place for the next one.
    if (!leaving.isNow) yield* endSession(message);
  });
  yield* fork(followTokens, dependencies);
  yield* takeEvery(found, keepUser, dependencies);
  yield* takeEvery(found, tidyDrafts, dependencies);
  yield* takeLeading(sessionStarted, startSession, dependencies);
  yield* takeLeading(userRefreshRequested, refreshUser, dependencies);
  yield* takeLeading(signOutRequested, function* () {
    leaving.isNow = true;
    try {
      yield* signOut(dependencies);
    } finally {
      leaving.isNow = false;
    }
  });
}
