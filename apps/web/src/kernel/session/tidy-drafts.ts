import { call, select } from 'typed-redux-saga';
import { needsOnboarding } from './destination';
import type { SessionDependencies } from './session-dependencies';
import { selectUser } from './session-selectors';

/** Deletes drafts of other people whose session was killed, and drafts of questions answered by now, wherever that was done. */
export function* tidyDrafts({ drafts }: SessionDependencies) {
  const user = yield* select(selectUser);
  if (user) yield* call(drafts.wipe, needsOnboarding(user) ? user.id : null);
}
