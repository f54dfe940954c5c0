import { isTransient, messageFor, requestMessages } from '@nadi/api-client/problems';
import { mayBeSamePerson, subjectOf } from '@nadi/api-client/token-subject';
import { call, delay, join, put, race, type SagaGenerator, spawn } from 'typed-redux-saga';
import { askPatiently, isClearNo, type Who } from './ask-who';
import { confirmSession } from './confirm-session';
import { findKeptUser } from './kept-user';
import { refuseSession } from './refuse-session';
import type { SessionDependencies } from './session-dependencies';
import { ended, found, loading, tokensChanged, unreachable } from './session-slice';

/**
 * Identifies the user of the stored tokens. Only a clear refusal ends the session: a server that cannot be reached must not sign anyone out,
 * and if this device knows the user, the app opens without it.
 */
export function* startSession(dependencies: SessionDependencies): SagaGenerator<void> {
  const { api, tokens, readStore } = dependencies;
  const stored = tokens.read();
  yield* put(tokensChanged(stored));
  if (stored.token === null) {
    // A refresh token on its own is the rest of a session that was not cleaned up.
    if (stored.refreshToken !== null) tokens.clear();
    yield* put(ended({ keepsPlace: true }));
    yield* spawn(readStore.wipe, null);
    return;
  }
  yield* put(loading());
  const id = subjectOf(stored.token);
  // Another person was here, and their last page was closed before it had cleaned up.
  if (id !== null) yield* spawn(readStore.wipe, id);
  const asked = yield* spawn(askPatiently, api);
  const { kept } = yield* race({ answer: join(asked), kept: call(recall, dependencies, id) });
  if (kept) {
    yield* put(found({ user: kept, isConfirmed: false }));
    yield* spawn(confirmSession, dependencies, kept.id, asked);
    return;
  }
  const answer = yield* join(asked);
  const { token } = tokens.read();
  // Another tab has signed someone else in while the user of these tokens was being read.
  if (token !== null && !mayBeSamePerson(token, stored.token)) yield* startSession(dependencies);
  else yield* conclude(dependencies, id, answer);
}

/** If this device knows no user, it waits for the server, however long it takes. */
const never = () => new Promise<never>(() => undefined);

/** Returns the user that this device knows: at once without a network, otherwise after the time-out for the server. */
function* recall(dependencies: SessionDependencies, id: string | null) {
  if (dependencies.isOnline()) yield* delay(dependencies.timeoutMs);
  const user = yield* call(findKeptUser, dependencies, id);
  return user ?? (yield* call(never));
}

function* conclude(dependencies: SessionDependencies, id: string | null, answer: Who) {
  if (answer.ok) {
    yield* put(found({ user: answer.data.data.user }));
    return;
  }
  // Without tokens the session was ended meanwhile, and its end is reported.
  if (isClearNo(answer.error) || dependencies.tokens.read().token === null) {
    yield* refuseSession(dependencies);
    return;
  }
  const user = yield* call(findKeptUser, dependencies, id);
  if (user) {
    yield* put(found({ user, isConfirmed: false }));
    yield* spawn(confirmSession, dependencies, user.id, null);
    return;
  }
  const message = isTransient(answer.error) ? messageFor(answer.error) : requestMessages.unreachable;
  yield* put(unreachable({ message }));
}
