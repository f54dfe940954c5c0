import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { put } from 'typed-redux-saga';
import { liveChecks } from '../../../generated/live-checks';
import { refusal, success } from '../../../test/api-stub';
import { type LiveTestServer, startLiveServer } from '../../../test/live-server';
import { asha, meIs, type Started, startServices, storeTokens, until } from '../../../test/start-services';
import { ofApp } from '../../app/live';
import { navigateEvent } from '../browser/navigation';
import { profiles } from '../environment/profile';
import { sessionStarted, signOutRequested, userRefreshRequested } from '../session/session-requests';
import { connectTo } from './connection';
import type { LiveHandlers } from './live-handlers';
import { liveSaga } from './live-saga';
import { selectLivePhase } from './live-slice';

let server: LiveTestServer;
let app: Started;
beforeEach(async () => {
  server = await startLiveServer();
});
afterEach(async () => {
  app.close();
  await server.close();
});

async function start(answers: Parameters<typeof startServices>[0] = {}, handlers: LiveHandlers[] = []) {
  storeTokens();
  app = await startServices(
    { 'GET /auth/me': meIs(asha), ...answers },
    {
      more: (session) =>
        liveSaga({
          ...session,
          // Without the waits, which have a test of their own.
          profile: { ...profiles.development, webSocketReconnectInterval: 1 },
          onError: () => undefined,
          chance: () => 0,
          connect: connectTo(server.origin),
          checks: liveChecks,
          handlers: [ofApp, ...handlers],
        }),
    },
  );
  app.store.dispatch(sessionStarted());
  await app.reach('active');
  return app;
}
const phase = () => selectLivePhase(app.store.getState());
const reach = (wanted: ReturnType<typeof phase>) => until(app, () => phase() === wanted);
/** Looks again until it is so: what another side does is told to nobody here. */
async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the live connection', () => {
  it('is opened with the access token of whoever is signed in, and closed at sign-out', async () => {
    await start({ 'POST /auth/logout': () => success({}) });
    await reach('connected');
    expect(server.tokens).toEqual(['token-of-asha']);
    app.store.dispatch(signOutRequested());
    await app.reach('signed-out');
    expect(phase()).toBe('off');
    await eventually(() => server.open() === 0);
  });

  it('is for nobody whose address is not confirmed, until it is', async () => {
    let emailVerified = false;
    await start({ 'GET /auth/me': () => success({ user: { ...asha, emailVerified } }) });
    expect(phase()).toBe('off');
    emailVerified = true;
    app.store.dispatch(userRefreshRequested());
    await reach('connected');
    expect(server.tokens).toHaveLength(1);
  });

  it('is for nobody who still has a second step to take', async () => {
    let needsSecondStep = true;
    await start({ 'GET /auth/me': () => success({ user: { ...asha, needsSecondStep } }) });
    expect(phase()).toBe('off');
    needsSecondStep = false;
    app.store.dispatch(userRefreshRequested());
    await reach('connected');
    expect(server.tokens).toHaveLength(1);
  });

  it('goes on with new tokens', async () => {
    await start();
    await reach('connected');
    storeTokens('token-of-asha-anew', 'refresh-of-asha-anew');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'nadi_token', storageArea: window.localStorage }),
    );
    await eventually(() => server.tokens.length === 2);
    expect(server.tokens).toEqual(['token-of-asha', 'renewed: token-of-asha-anew']);
  });

  it('is opened again after it was cut', async () => {
    await start();
    await reach('connected');
    server.cut();
    await reach('waiting');
    await reach('connected');
    expect(server.tokens).toHaveLength(2);
  });
});

describe('the end of the session', () => {
  const over = () => refusal(401, 'Your session has ended.');

  it.each(['session-ended', 'token-expired'])(
    '%s leads to sign-in by the usual way, where the API says so',
    async (name) => {
      await start({ 'POST /auth/refresh': over });
      await reach('connected');
      app.server.answers['GET /auth/me'] = over;
      server.say(name, {});
      server.cut();
      expect(await app.reach('signed-out')).toMatchObject({ notice: 'session-ended', keepsPlace: true });
      expect(phase()).toBe('off');
    },
  );

  it('is not believed where the API knows the session: the connection is opened again', async () => {
    await start();
    await reach('connected');
    server.say('session-ended', {});
    await reach('connecting');
    await reach('connected');
    expect(app.session().phase).toBe('active');
    expect(app.server.callsOf('GET /auth/me').length).toBeGreaterThan(1);
    await eventually(() => server.open() === 1);
  });

  it('is asked about once where the connection is refused and the API finds nothing wrong', async () => {
    server.refuse('unauthorized');
    await start();
    await reach('waiting');
    const asked = () => app.server.callsOf('GET /auth/me').length;
    expect(asked()).toBe(2);
    server.refuse(null);
    await reach('connected');
    expect(app.session().phase).toBe('active');
  });
});

describe('events', () => {
  const heard = (): string[] => {
    const paths: string[] = [];
    window.addEventListener(navigateEvent, (event) => paths.push((event as CustomEvent).detail.path));
    return paths;
  };

  it('navigate leads to a path of the app, and nowhere else', async () => {
    const paths = heard();
    await start();
    await reach('connected');
    for (const path of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere', 7])
      server.say('navigate', { path });
    server.say('navigate', { path: '/dashboard', more: 1 });
    server.say('unheard-of', { path: '/dashboard' });
    server.say('toString', {});
    server.say('navigate', { path: '/dashboard/notifications?page=2' });
    await eventually(() => paths.length > 0);
    expect(paths).toEqual(['/dashboard/notifications?page=2']);
  });

  it('reach the handlers of every area, whatever another does', async () => {
    const told: string[] = [];
    await start({}, [
      {
        notification() {
          throw new Error('This area has a fault.');
        },
      },
      {
        connected: () => void told.push('connected'),
        *notification({ notificationId }) {
          told.push(notificationId);
          yield* put({ type: 'told' });
        },
        'notifications-changed': (_, { queryClient }) => {
          told.push(queryClient === app.queryClient ? 'with the data of the pages' : 'with other data');
        },
      },
    ]);
    await reach('connected');
    server.say('notification', { notificationId: 'n1' });
    server.say('notifications-changed', {});
    await eventually(() => told.length === 3);
    expect(told).toEqual(['connected', 'n1', 'with the data of the pages']);
    expect(phase()).toBe('connected');
  });
});
