import { call, delay, put, race } from 'typed-redux-saga';
import { forgetPushes } from '../browser/forget-pushes';
import { inTime } from '../browser/in-time';
import { logWarning } from '../browser/log';
import { navigateTo } from '../browser/navigation';
import { forgetPersonal } from '../browser/personal-keys';
import { settle } from '../requests/settle';
import { paths } from './destination';
import type { SessionDependencies } from './session-dependencies';
import { ended } from './session-slice';

/** Maximum wait for the server's answer; a person who leaves a shared computer must not wait for a bad line. */
const timeoutMs = 3_000;

/** Ends the session on the server if it can be reached, and here in any case. */
export function* signOut({ api, tokens, navigation, drafts, forgetData }: SessionDependencies) {
  const { answer } = yield* race({
    answer: call(() => settle(api.POST('/auth/logout'))),
    late: delay(timeoutMs),
  });
  if (!answer?.ok) yield* call(logWarning, 'The server was not told of the sign-out');
  yield* call(tokens.clear);
  yield* call(forgetPersonal);
  // Before their sealing key is deleted. The worker, too, sends nothing more in the name of the person who signed out.
  yield* call(() =>
    Promise.all([inTime(drafts.wipe(null), timeoutMs), tokens.settle?.(), inTime(forgetPushes(), timeoutMs)]),
  );
  yield* call(() => forgetData('here'));
  yield* call(navigateTo, navigation, { path: paths.signIn });
  yield* put(ended({ keepsPlace: false }));
}
