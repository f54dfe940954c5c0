import { buffers, type EventChannel, eventChannel } from 'redux-saga';
// Effects that the frame of every page has already: another one would make it heavier.
import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga';
import { notice } from '../browser/notice';
import { type ReconnectSignal, reconnectSignals } from '../browser/reconnect-signals';
import { readUserAgain } from '../session/refresh-user';
import type { SessionDependencies } from '../session/session-dependencies';
import { selectUser } from '../session/session-selectors';
import { tokensChanged } from '../session/session-slice';
import type { Connect, Connection, Signal } from './connection';
import type { LiveChecks, LiveHandlers } from './live-handlers';
import { livePhaseChanged } from './live-slice';
import { type Reconnecting, waitToReconnect } from './reconnect';

/** Milliseconds for a connection to be open; one that is cut meanwhile may tell of nothing. */
const timeoutMs = 10_000;

export type LiveDependencies = SessionDependencies &
  Reconnecting & {
    connect: Connect;
    checks: LiveChecks;
    handlers: readonly LiveHandlers[];
  };

/** Keeps a live connection for as long as a person is signed in, one for each page. */
export function* liveSaga(dependencies: LiveDependencies) {
  while (true) {
    const id = yield* select(selectOwner);
    if (id !== null)
      yield* race({ connection: call(stayConnected, dependencies), isOver: call(untilOwnerIsNot, id) });
    yield* put(livePhaseChanged('off'));
    yield* call(untilOwnerIsNot, null);
  }
}

/** Returns whoever may have a connection: steps that are still to be done come first. */
function selectOwner(state: Parameters<typeof selectUser>[0]): string | null {
  const user = selectUser(state);
  return user?.emailVerified && !user.needsSecondStep && !user.mustSetUpSecondStep ? user.id : null;
}

function* untilOwnerIsNot(id: string | null) {
  while ((yield* select(selectOwner)) === id) yield* take('*');
}

type Ending =
  /** The session, its rights or its token: the API knows. */
  'ask' | 'expired' | 'failed';

function* stayConnected(dependencies: LiveDependencies) {
  const signals = yield* call(reconnectSignals, undefined, 4);
  let attempts = 0;
  try {
    // A refusal right after the API found nothing wrong is a failure like others.
    for (let isAsked = false; ; ) {
      const { ending, wasOpen } = yield* attend(dependencies);
      if (wasOpen) {
        attempts = 0;
        isAsked = false;
      }
      if (ending !== 'failed' && !isAsked) {
        if (ending === 'expired') yield* untilLookedAt(signals);
        // The API's client renews the token or ends the session.
        isAsked = yield* readUserAgain(dependencies);
        if (isAsked) continue;
      }
      isAsked = false;
      attempts = yield* waitToReconnect(attempts, signals, dependencies);
    }
  } finally {
    signals.close();
  }
}

/** A page in the background would otherwise renew its session for ever. */
function* untilLookedAt(signals: EventChannel<ReconnectSignal>) {
  yield* put(livePhaseChanged('waiting'));
  while (document.visibilityState === 'hidden') yield* take(signals);
}

/** One connection, from its beginning to its end. */
function* attend(dependencies: LiveDependencies) {
  const { connect, tokens } = dependencies;
  yield* put(livePhaseChanged('connecting'));
  let connection: Connection | undefined;
  const told = yield* call(() =>
    eventChannel<Signal>((tell) => {
      connection = connect(tokens.read().token ?? '', tell);
      return () => connection?.close();
    }, buffers.expanding()),
  );
  let wasOpen = false;
  try {
    while (true) {
      const { signal, isRenewed } = yield* race({
        signal: take(told),
        isRenewed: take(tokensChanged),
        ...(wasOpen ? {} : { isLate: delay(timeoutMs) }),
      });
      if (isRenewed) {
        renew(connection, isRenewed.payload.token);
        continue;
      }
      const ending = signal ? endingOf(signal) : 'failed';
      if (ending) return { ending, wasOpen };
      if (signal?.type === 'event') yield* spawn(handle, signal.name, signal.message, dependencies);
      if (signal?.type !== 'open') continue;
      wasOpen = true;
      yield* put(livePhaseChanged('connected'));
      yield* spawn(tellHandlers, 'connected' as const, {}, dependencies);
    }
  } finally {
    told.close();
  }
}

function endingOf(signal: Signal): Ending | null {
  if (signal.type === 'closed')
    return signal.reason === 'unauthorized' || signal.reason === 'forbidden' ? 'ask' : 'failed';
  if (signal.type !== 'event') return null;
  if (signal.name === 'session-ended') return 'ask';
  return signal.name === 'token-expired' ? 'expired' : null;
}

function renew(connection: Connection | undefined, token: string | null): void {
  if (token !== null) connection?.renew(token);
}

/** A message that is not as the contract says is dropped: a newer server may send what this page does not know. */
function* handle(name: string, message: unknown, dependencies: LiveDependencies) {
  const { checks } = dependencies;
  if (!Object.hasOwn(checks, name) || !checks[name as keyof LiveChecks](message)) return;
  yield* tellHandlers(name as keyof LiveHandlers, message, dependencies);
}

function* tellHandlers(name: keyof LiveHandlers, message: unknown, dependencies: LiveDependencies) {
  for (const handlers of dependencies.handlers) {
    const handler = handlers[name];
    if (!handler) continue;
    try {
      yield* call(handler as (...given: unknown[]) => unknown, message, dependencies);
    } catch (error) {
      // An area's failure ends neither the connection nor what others do.
      notice({ error });
    }
  }
}
