import * as m from '@nadi/ui/messages';
import { call, put, select } from 'typed-redux-saga';
import { logWarning } from '../browser/log';
import { settle } from '../requests/settle';
import type { SessionDependencies } from './session-dependencies';
import { selectUser } from './session-selectors';
import { found } from './session-slice';

/** Reads the signed-in person again; replaces only the user, and changes nothing if that fails. */
export function* refreshUser({ api }: SessionDependencies) {
  const before = yield* select(selectUser);
  if (before === null) return;
  const answer = yield* call(() => settle(api.GET('/auth/me')));
  const after = yield* select(selectUser);
  // A person who signed out meanwhile stays signed out.
  if (after?.id !== before.id) return;
  if (answer.ok) yield* put(found({ user: answer.data.data.user }));
  else yield* call(logWarning, m.app_user_refresh_failed());
}
