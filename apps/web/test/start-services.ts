import { cast } from '@nadi/contract/examples';
import type { Mock } from '@nadi/mock-server/mock-types';
import { createServices } from '../src/app/services';
import type { Services, ServicesOptions } from '../src/kernel/services/services';
import '../src/app/device-code';
import { onReconnectSignal } from '../src/kernel/browser/reconnect-signals';
import type { WorkerPlatform } from '../src/kernel/browser/service-worker';
import { tokenKeys } from '../src/kernel/browser/token-store';
import { profiles } from '../src/kernel/environment/profile';
import { deviceOf } from '../src/kernel/offline/device';
import { memoryOffline, type OfflinePlatform } from '../src/kernel/offline/offline-platform';
import { sessionStarted } from '../src/kernel/session/session-requests';
import { selectSession } from '../src/kernel/session/session-selectors';
import type { Session } from '../src/kernel/session/session-slice';
import { workerSaga } from '../src/kernel/worker/worker-saga';
import { type Answers, type ApiStub, startApiStub, success } from './api-stub';

export type Started = Services & {
  server: ApiStub;
  /** The app's short messages. */
  told: string[];
  clock: { now: number };
  session(): Session;
  /** Resolves once the session is in this phase. */
  reach(phase: Session['phase']): Promise<Session>;
  close(): void;
};

/**
 * The app without its screens: real store, real workflows, a real server on loopback.
 *
 * @param answers the odd ones; a mock gives all others, where there is one
 */
export async function startServices(
  answers: Answers = {},
  {
    mock,
    offline = memoryOffline(),
    worker = null,
    ...more
  }: Pick<ServicesOptions, 'navigation' | 'passkeys' | 'connectivity' | 'timeouts' | 'pause' | 'more'> & {
    mock?: Mock;
    offline?: OfflinePlatform;
    worker?: WorkerPlatform | null;
  } = {},
): Promise<Started> {
  const clock = { now: 1_000_000 };
  const server = await startApiStub(answers, mock, () => clock.now);
  const told: string[] = [];
  const services = createServices({
    baseUrl: server.baseUrl,
    storage: window.localStorage,
    tell: (message) => told.push(message),
    now: () => clock.now,
    device: deviceOf(offline),
    more: () =>
      workerSaga({
        worker,
        storage: window.localStorage,
        onReconnectSignal,
        chance: () => 0,
        checkInterval: profiles.production.serviceWorkerCheckInterval,
        now: Date.now,
      }),
    ...more,
  });
  const session = () => selectSession(services.store.getState());
  return {
    ...services,
    server,
    told,
    clock,
    session,
    reach: async (phase) => {
      await until(services, () => session().phase === phase);
      return session();
    },
    close() {
      services.stop();
      services.queryClient.clear();
      server.close();
      window.localStorage.clear();
      window.sessionStorage.clear();
    },
  };
}

/** Resolves once the state is as wanted. */
export function until({ store }: Services, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) return resolve();
    const stop = store.subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}

/** Puts tokens where an earlier visit would have left them. */
export function storeTokens(token = 'token-of-asha', refreshToken = 'refresh-of-asha'): void {
  for (const key of tokenKeys.token) window.localStorage.setItem(key, token);
  for (const key of tokenKeys.refreshToken) window.localStorage.setItem(key, refreshToken);
}

export const { asha, kiran } = cast.people;
export const meIs = (user: object) => () => success({ user });
export const sessionOf = (user: object, name = 'asha') =>
  success({ user, token: `token-of-${name}-anew`, refreshToken: `refresh-of-${name}-anew` });

/** Asha is here already. */
export async function startSignedIn(answers: Answers = {}): Promise<Started> {
  storeTokens();
  const started = await startServices({ 'GET /auth/me': meIs(asha), ...answers });
  started.store.dispatch(sessionStarted());
  await started.reach('active');
  return started;
}
