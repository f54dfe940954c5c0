import * as m from '@nadi/ui/messages';
import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { logWarning } from '../browser/log';
import { askPatiently } from './ask-who';
import type { SessionDependencies } from './session-dependencies';
import { selectUser } from './session-selectors';
import { found } from './session-slice';

/**
 * Reads the signed-in person again and replaces only the user. An answer from before a step that the person took meanwhile, such as the
 * second one of signing in, would take that step back: it is read once more.
 *
 * @returns whether the person was read; somebody who signed out meanwhile was not
 */
export function* readUserAgain({ api }: Pick<SessionDependencies, 'api'>): SagaGenerator<boolean> {
  for (let before = yield* select(selectUser); before !== null; ) {
    const answer = yield* askPatiently(api);
    const after = yield* select(selectUser);
    if (after?.id !== before.id || (after === before && !answer.ok)) return false;
    if (after === before && answer.ok) {
      yield* put(found({ user: answer.data.data.user }));
      return true;
    }
    before = after;
  }
  return false;
}

/** Reads the signed-in person again, three times at most; changes nothing if that fails, and says so unless there is no network. */
export function* refreshUser(dependencies: SessionDependencies) {
  const before = yield* select(selectUser);
  const isRead = yield* readUserAgain(dependencies);
  const after = yield* select(selectUser);
  if (isRead || before === null || after?.id !== before.id) return;
  yield* call(logWarning, m.app_user_refresh_failed());
  if (dependencies.isOnline()) yield* call(dependencies.tell, m.app_user_refresh_failed());
}
