import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'typed-redux-saga';
import type { ReconnectSignal } from '../browser/reconnect-signals';
import type { EnvironmentProfile } from '../environment/profile';
import { livePhaseChanged } from './live-slice';

/** The spec's message at the last attempt. */
export const attemptsUsedUp = 'Max reconnection attempts reached';

/** The spec's setting of retry attempts. Requests are retried by their own numbers: a query once, an entry of the outbox until it is sent. */
const retryAttempts = 3;

/** The spec's values where a profile gives none. Milliseconds. */
const presets = { attempts: retryAttempts, interval: 5_000 };

/** Milliseconds between attempts after those of the profile. Up to half as long again, so that a server that comes back is not rushed. */
const slowInterval = 60_000;

export type Reconnecting = {
  profile: Pick<EnvironmentProfile, 'enableWebSocketReconnection'> &
    Partial<Pick<EnvironmentProfile, 'webSocketReconnectAttempts' | 'webSocketReconnectInterval'>>;
  /** Called once each time that the attempts are used up. */
  onError: (message: string) => void;
  /** In [0, 1). */
  chance: () => number;
};

/**
 * Waits after a failure until the connection is to be tried again.
 *
 * @param attempts tried since the connection was last good, or the counter was reset
 * @returns the new number of attempts
 */
export function* waitToReconnect(
  attempts: number,
  signals: EventChannel<ReconnectSignal>,
  { profile, onError, chance }: Reconnecting,
) {
  const { enableWebSocketReconnection, webSocketReconnectAttempts: most = presets.attempts } = profile;
  if (!enableWebSocketReconnection) {
    yield* put(livePhaseChanged('lost'));
    return yield* call(() => new Promise<never>(() => undefined));
  }
  const isUsedUp = attempts >= most;
  if (attempts === most) yield* call(onError, attemptsUsedUp);
  yield* put(livePhaseChanged(isUsedUp ? 'lost' : 'waiting'));
  const wait = isUsedUp
    ? slowInterval * (1 + chance() / 2)
    : (profile.webSocketReconnectInterval ?? presets.interval);
  const { isReset } = yield* race({ isTime: delay(wait), isReset: call(untilReset, attempts, signals) });
  return isReset ? 0 : attempts + 1;
}

/** By the spec a network that comes back always resets the counter, and a page that is looked at only before the first attempt. */
function* untilReset(attempts: number, signals: EventChannel<ReconnectSignal>) {
  while ((yield* take(signals)) !== 'online' && attempts > 0);
  return true;
}
