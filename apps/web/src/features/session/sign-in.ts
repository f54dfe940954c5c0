import type { Session } from '@nadi/contract/schema';
import { call, put } from 'typed-redux-saga';
import { navigateTo, type Place } from '../../platform/navigation';
import { destinationOf } from './destination';
import { fail } from './fail';
import type { SessionDependencies } from './session-dependencies';
import type { signInRequested, signUpRequested } from './session-requests';
import { attemptBegan, attemptSucceeded, found } from './session-slice';
import { settle } from './settle';

/** Opens the session that the server gave. Nothing read for whoever sat here before is kept. */
function* enter({ tokens, forgetData }: SessionDependencies, session: Session, from: Place | null) {
  yield* call(forgetData);
  yield* call(tokens.write, session);
  yield* put(found({ user: session.user }));
  yield* call(navigateTo, destinationOf(session.user, from));
}

export function* signIn(
  dependencies: SessionDependencies,
  { payload: { credentials, from } }: ReturnType<typeof signInRequested>,
) {
  yield* put(attemptBegan('signIn'));
  const answer = yield* call(() => settle(dependencies.api.POST('/auth/login', { body: credentials })));
  if (!answer.ok) {
    yield* fail(dependencies, 'signIn', answer.error);
    return;
  }
  yield* put(attemptSucceeded('signIn'));
  yield* enter(dependencies, answer.data.data, from);
}

export function* signUp(
  dependencies: SessionDependencies,
  { payload: { answers } }: ReturnType<typeof signUpRequested>,
) {
  yield* put(attemptBegan('signUp'));
  const answer = yield* call(() => settle(dependencies.api.POST('/auth/patient-signup', { body: answers })));
  if (!answer.ok) {
    yield* fail(dependencies, 'signUp', answer.error);
    return;
  }
  yield* put(attemptSucceeded('signUp'));
  yield* enter(dependencies, answer.data.data, null);
}
