import { call, put } from 'typed-redux-saga';
import { navigateTo } from '../browser/navigation';
import { paths } from './destination';
import type { SessionDependencies } from './session-dependencies';
import { ended } from './session-slice';

/** The spec's least time between two redirects, in milliseconds. */
const redirectThrottle = 3_000;

/** Makes the workflow of a session that the client could not carry on: its person is told, and comes back to where they were. */
export function createEndSession({ navigation, forgetData, now }: SessionDependencies) {
  let redirectedAt = Number.NEGATIVE_INFINITY;

  return function* endSession(message: string) {
    const from = navigation.place();
    if (!from.pathname.startsWith('/auth/') && now() - redirectedAt >= redirectThrottle) {
      redirectedAt = now();
      yield* call(navigateTo, navigation, { path: paths.signIn, state: { from }, isReplacing: true });
    }
    const forgetting = forgetData('here');
    yield* put(ended({ notice: 'session-ended', error: message, keepsPlace: true }));
    yield* call(() => forgetting);
  };
}
