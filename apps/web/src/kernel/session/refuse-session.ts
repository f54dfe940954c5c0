import * as m from '@nadi/ui/messages';
import { call, put } from 'typed-redux-saga';
import type { SessionDependencies } from './session-dependencies';
import { ended } from './session-slice';

/** Ends a session whose stored tokens the server clearly rejects. */
export function* refuseSession({ tokens, forgetData }: SessionDependencies) {
  tokens.clear();
  const forgetting = forgetData('here');
  yield* put(ended({ notice: 'session-ended', error: m.app_user_failed(), keepsPlace: true }));
  yield* call(() => forgetting);
}
