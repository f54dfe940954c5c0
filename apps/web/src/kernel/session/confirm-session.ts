import { buffers, eventChannel } from 'redux-saga';
import { call, delay, type FixedTask, join, put, race, select, take } from 'typed-redux-saga';
import { serverReached } from '../connectivity/server-reached';
import { askWho, isClearNo, type Who } from './ask-who';
import { refuseSession } from './refuse-session';
import type { SessionDependencies } from './session-dependencies';
import { selectIsUnconfirmed, selectUser } from './session-selectors';
import { found } from './session-slice';

/** Milliseconds between tries where nothing else says that the server may be there again. */
const pulse = 30_000;

/**
 * Has the server say that a session which was opened without it is still good, as soon as it can be asked.
 *
 * @param asked what is under way already
 */
export function* confirmSession(dependencies: SessionDependencies, id: string, asked: FixedTask<Who> | null) {
  const occasions = yield* call(() =>
    eventChannel<'occasion'>((tell) => dependencies.onOccasion(() => tell('occasion')), buffers.sliding(1)),
  );
  /** Who signed out, or in, meanwhile has nothing to do with it any more. */
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
      yield* race({ occasion: take(occasions), reached: take(serverReached), pulse: delay(pulse) });
      if (yield* isStillWanted()) answer = yield* call(askWho, dependencies.api);
    }
  } finally {
    occasions.close();
  }
}
