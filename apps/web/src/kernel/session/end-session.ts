import { call, put } from 'typed-redux-saga';
import { navigateTo } from '../browser/navigation';
import { paths } from './destination';
import type { SessionDependencies } from './session-dependencies';
import { ended } from './session-slice';

/** The spec's minimum time between two redirects, in milliseconds. */
const redirectThrottle = 3_000;

/** Returns the workflow for a session that the client could not continue: its person is told, and returns to the same page after signing in. */
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
