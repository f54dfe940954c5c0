import type { Session } from '@nadi/contract/schema';
import { call, put } from 'typed-redux-saga';
import { navigateTo, type Place } from '../../platform/navigation';
import { destinationOf } from './destination';
import type { SessionDependencies } from './session-dependencies';
import { found } from './session-slice';

/** Opens the session that the server gave. Nothing read for whoever sat here before is kept. */
export function* enter(
  { tokens, navigation, forgetData }: SessionDependencies,
  session: Session,
  from: Place | null,
) {
  yield* call(() => forgetData('here'));
  yield* call(tokens.write, session);
  yield* put(found({ user: session.user }));
  yield* call(navigateTo, navigation, destinationOf(session.user, from));
}
