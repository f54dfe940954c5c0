import { mayBeSamePerson } from '@nadi/api-client/token-subject';
import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { TokenChange } from '../browser/token-store';
import type { SessionDependencies } from './session-dependencies';
import { sessionStarted, userRefreshRequested } from './session-requests';
import { selectSession, selectToken } from './session-selectors';
import { ended, loading, tokensChanged } from './session-slice';

/** Keeps this tab in step with the tokens: changes of the session by another tab apply here too. */
export function* followTokens({ tokens, forgetData }: SessionDependencies) {
  const changes = yield* call(() => eventChannel<TokenChange>((tell) => tokens.subscribe(tell)));

  yield* takeEvery(changes, function* follow({ tokens: next, isElsewhere }: TokenChange) {
    const before = yield* select(selectToken);
    yield* put(tokensChanged(next));
    if (!isElsewhere) return;
    const session = yield* select(selectSession);
    if (next.token === null) {
      const forgetting = forgetData('elsewhere');
      yield* put(ended({ keepsPlace: false }));
      yield* call(() => forgetting);
    } else if (session.phase !== 'active' || (before !== null && !mayBeSamePerson(before, next.token))) {
      const forgetting = forgetData('elsewhere');
      yield* put(loading());
      yield* call(() => forgetting);
      yield* put(sessionStarted());
    } else if (!session.user.emailVerified) {
      // The other tab may have confirmed the address.
      yield* put(userRefreshRequested());
    }
  });
}
