import { call, select } from 'typed-redux-saga';
import { needsOnboarding } from './destination';
import type { SessionDependencies } from './session-dependencies';
import { selectUser } from './session-selectors';

/** What others left here that were killed in the middle goes, and what is answered by now, wherever that was done. */
export function* tidyDrafts({ drafts }: SessionDependencies) {
  const user = yield* select(selectUser);
  if (user) yield* call(drafts.wipe, needsOnboarding(user) ? user.id : null);
}
