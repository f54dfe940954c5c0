import { call, delay, type FixedTask, join, put, race, select, take } from 'typed-redux-saga';
import { reconnectSignals } from '../browser/reconnect-signals';
import { serverReached } from '../connectivity/server-reached';
import { askWho, isClearNo, type Who } from './ask-who';
import { refuseSession } from './refuse-session';
import type { SessionDependencies } from './session-dependencies';
import { selectIsUnconfirmed, selectUser } from './session-selectors';
import { found } from './session-slice';

/** Milliseconds between attempts without a signal that the server may be back. */
const pulse = 30_000;

/**
 * Confirms a session that was opened without the server, as soon as the server can be reached.
 *
 * @param asked the request that is already running
 */
export function* confirmSession(dependencies: SessionDependencies, id: string, asked: FixedTask<Who> | null) {
  const signals = yield* call(reconnectSignals, dependencies.onReconnectSignal);
  /** True while the same person is signed in and the session is not confirmed. */
  function* isStillWanted() {
    const user = yield* select(selectUser);
    return user?.id === id && (yield* select(selectIsUnconfirmed));
  }

  try {
    let answer = asked && (yield* join(asked));
    while (yield* isStillWanted()) {
      if (answer?.ok) {
        yield* put(found({ user: answer.data.data.user }));
        return;
      }
      if (answer && isClearNo(answer.error)) {
        yield* refuseSession(dependencies);
        return;
      }
      yield* race({ signal: take(signals), reached: take(serverReached), pulse: delay(pulse) });
      if (yield* isStillWanted()) answer = yield* call(askWho, dependencies.api);
    }
  } finally {
    signals.close();
  }
}
