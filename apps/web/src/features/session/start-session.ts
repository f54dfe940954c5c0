import type { ApiClient } from '@nadi/api-client/client';
import { isTransient, messageFor } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import { call, delay, put } from 'typed-redux-saga';
import type { SessionDependencies } from './session-dependencies';
import { ended, found, loading, tokensChanged, unreachable } from './session-slice';
import { settle } from './settle';

/** Asks once whose the stored tokens are. Only a clear no ends the session: a server that is away must not sign anyone out. */
export function* startSession({ api, tokens }: SessionDependencies) {
  const stored = tokens.read();
  yield* put(tokensChanged(stored));
  if (stored.token === null) {
    // A refresh token on its own is the rest of a session that was not cleaned up.
    if (stored.refreshToken !== null) tokens.clear();
    yield* put(ended({ keepsPlace: true }));
    return;
  }
  yield* put(loading());
  const answer = yield* askPatiently(api);
  if (answer.ok) {
    yield* put(found({ user: answer.data.data.user }));
  } else if (isTransient(answer.error)) {
    yield* put(unreachable({ message: messageFor(answer.error) }));
  } else {
    tokens.clear();
    yield* put(ended({ error: m.app_user_failed(), keepsPlace: true }));
  }
}

/** Waits between the tries, in milliseconds; three tries in all, as the spec declares. */
const waits = [300, 900];

/** A server that is just being restarted should not be noticed. */
function* askPatiently(api: ApiClient) {
  const ask = () => settle(api.GET('/auth/me'));
  let answer = yield* call(ask);
  for (const wait of waits) {
    if (answer.ok || !isTransient(answer.error)) break;
    yield* delay(wait);
    answer = yield* call(ask);
  }
  return answer;
}
