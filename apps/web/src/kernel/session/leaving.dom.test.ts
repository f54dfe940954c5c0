import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hangUp, refusal, success } from '../../../test/api-stub';
import { pairOf } from '../../../test/jwt';
import { recordNavigations } from '../../../test/navigations';
import {
  asha,
  kiran,
  meIs,
  type Started,
  startServices,
  startSignedIn,
  storeTokens,
  until,
} from '../../../test/start-services';
import { memoryOffline } from '../offline/offline-platform';
import { sessionStarted, signOutRequested, userRefreshRequested } from './session-requests';
import { selectToken, selectUser } from './session-selectors';
import { found } from './session-slice';

let app: Started;
let navigations: ReturnType<typeof recordNavigations>;
beforeEach(() => {
  navigations = recordNavigations();
  window.history.replaceState(null, '', '/dashboard/vital-signs?page=2');
});
afterEach(() => {
  navigations.stop();
  app.close();
});

const expired = {
  'GET /vital-signs': () => refusal(401, 'Sign in to continue.'),
  'POST /auth/refresh': () => refusal(401, 'Your session has ended. Sign in again.'),
};
const readings = () => app.api.GET('/vital-signs', {}).catch(() => undefined);

describe('signing out', () => {
  it.each([
    ['the server agrees', () => success({})],
    ['the server fails', () => refusal(500, 'x')],
    ['no answer comes', hangUp],
  ])('leaves nothing behind where %s', async (_how, answer) => {
    app = await startSignedIn({ 'POST /auth/logout': answer });
    app.queryClient.setQueryData(['a reading'], 122);
    app.store.dispatch(signOutRequested());
    expect(await app.reach('signed-out')).toMatchObject({ notice: null, error: null, keepsPlace: false });
    expect(app.server.callsOf('POST /auth/logout')[0]?.headers.get('Authorization')).toBe(
      'Bearer token-of-asha',
    );
    expect(window.localStorage).toHaveLength(0);
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(navigations.seen).toEqual([{ path: '/auth/login' }]);
    expect(app.told).toEqual([]);
  });

  it('does not keep the place for the next person, though the session is over before the server answers', async () => {
    app = await startSignedIn({
      ...expired,
      'POST /auth/logout': async () => {
        await readings();
        return success({});
      },
    });
    app.store.dispatch(signOutRequested());
    expect(await app.reach('signed-out')).toMatchObject({ notice: null, keepsPlace: false });
    expect(navigations.seen).toEqual([{ path: '/auth/login' }]);
  });

  it('ends pushes to this browser, though the server cannot be told', async () => {
    const left: string[] = [];
    const subscription = { unsubscribe: async () => left.push('subscription') > 0 };
    const registration = {
      getNotifications: async () => [{ close: () => left.push('notification') }],
      pushManager: { getSubscription: async () => subscription },
    };
    const container = { getRegistration: async () => registration };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
    try {
      app = await startSignedIn({ 'POST /auth/logout': hangUp });
      app.store.dispatch(signOutRequested());
      await app.reach('signed-out');
      expect(left).toEqual(['notification', 'subscription']);
    } finally {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  });

  it('has taken the session from the worker by then, though this device is slow', async () => {
    const offline = memoryOffline();
    const { sessionCopy } = offline;
    const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const { token, refreshToken } = pairOf(asha.id);
    storeTokens(token, refreshToken);
    app = await startServices(
      { 'GET /auth/me': meIs(asha), 'POST /auth/logout': () => success({}) },
      {
        offline: {
          ...offline,
          sessionCopy: { ...sessionCopy, clear: (owner) => rest(100).then(() => sessionCopy.clear(owner)) },
        },
      },
    );
    app.store.dispatch(sessionStarted());
    await app.reach('active');
    while ((await sessionCopy.owner()) === null) await rest(1);
    app.store.dispatch(signOutRequested());
    await app.reach('signed-out');
    expect(await sessionCopy.owner()).toBeNull();
  });
});

describe('a session that runs out', () => {
  it('leads to sign-in once, with the reason and the way back', async () => {
    app = await startSignedIn(expired);
    await Promise.all([readings(), readings(), readings()]);
    expect(app.session()).toEqual({
      phase: 'signed-out',
      notice: 'session-ended',
      error: 'Your session has ended. Sign in again.',
      keepsPlace: true,
    });
    const from = { pathname: '/dashboard/vital-signs', search: '?page=2', hash: '' };
    expect(navigations.seen).toEqual([{ path: '/auth/login', state: { from }, isReplacing: true }]);
  });

  it('leads to sign-in at most once in three seconds', async () => {
    app = await startSignedIn(expired);
    const endAgain = async () => {
      storeTokens();
      app.store.dispatch(sessionStarted());
      await app.reach('active');
      await readings();
    };
    await readings();
    app.clock.now += 2_999;
    await endAgain();
    expect(navigations.seen).toHaveLength(1);
    app.clock.now += 1;
    await endAgain();
    expect(navigations.seen).toHaveLength(2);
  });

  it('does not lead away from a page of sign-in', async () => {
    window.history.replaceState(null, '', '/auth/verify-email');
    app = await startSignedIn(expired);
    await readings();
    expect(app.session().phase).toBe('signed-out');
    expect(navigations.seen).toEqual([]);
  });
});

describe('another tab', () => {
  const inOtherTab = (change: () => void) => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: 'nadi_token' }));
  };

  it('signs this one out too', async () => {
    app = await startSignedIn();
    app.queryClient.setQueryData(['a reading'], 122);
    inOtherTab(() => window.localStorage.clear());
    expect(app.session()).toMatchObject({ phase: 'signed-out', notice: null, keepsPlace: false });
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('refreshes for this one too, without asking again who is here', async () => {
    app = await startSignedIn();
    inOtherTab(() => storeTokens('refreshed-token'));
    expect(selectToken(app.store.getState())).toBe('refreshed-token');
    expect(app.session().phase).toBe('active');
    expect(app.server.callsOf('GET /auth/me')).toHaveLength(1);
  });

  it('signs this one in', async () => {
    app = await startServices({ 'GET /auth/me': meIs(asha) });
    app.store.dispatch(sessionStarted());
    inOtherTab(() => storeTokens());
    await app.reach('active');
  });

  it('in which another person signs in shows nothing of the first one any more', async () => {
    const jwtOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.signature`;
    storeTokens(jwtOf('asha'));
    app = await startServices({ 'GET /auth/me': meIs(asha) });
    app.store.dispatch(sessionStarted());
    await app.reach('active');
    app.queryClient.setQueryData(['a reading of asha'], 122);
    app.server.answers = { 'GET /auth/me': meIs(kiran) };
    inOtherTab(() => storeTokens(jwtOf('kiran')));
    expect(app.session().phase).toBe('loading');
    expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
    await app.reach('active');
    expect(selectUser(app.store.getState())).toEqual(kiran);
  });

  it('goes on when another tab confirms the address', async () => {
    storeTokens();
    app = await startServices({ 'GET /auth/me': meIs(kiran) });
    app.store.dispatch(sessionStarted());
    await app.reach('active');
    app.server.answers = { 'GET /auth/me': meIs({ ...kiran, emailVerified: true }) };
    inOtherTab(() => storeTokens('token-of-a-full-session'));
    await until(app, () => selectUser(app.store.getState())?.emailVerified === true);
  });
});

describe('asking anew who is here', () => {
  it('does not take back a step that was taken while the answer was under way', async () => {
    app = await startSignedIn();
    let isTaken = false;
    app.server.answers = {
      'GET /auth/me': () => {
        const answer = success({ user: { ...asha, needsSecondStep: !isTaken } });
        if (!isTaken) app.store.dispatch(found({ user: { ...asha, firstName: 'Aasha' } }));
        isTaken = true;
        return answer;
      },
    };
    const asked = app.server.callsOf('GET /auth/me').length;
    app.store.dispatch(userRefreshRequested());
    await until(app, () => app.server.callsOf('GET /auth/me').length === asked + 2);
    await until(app, () => selectUser(app.store.getState())?.needsSecondStep === false);
  });

  it('replaces the user only', async () => {
    app = await startSignedIn();
    app.server.answers = { 'GET /auth/me': meIs({ ...asha, firstName: 'Aasha' }) };
    app.store.dispatch(userRefreshRequested());
    await until(app, () => selectUser(app.store.getState())?.firstName === 'Aasha');
    expect(selectToken(app.store.getState())).toBe('token-of-asha');
  });

  it('changes nothing where it fails', async () => {
    app = await startSignedIn();
    app.server.answers = { 'GET /auth/me': () => refusal(500, 'x') };
    app.store.dispatch(userRefreshRequested());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(selectUser(app.store.getState())).toEqual(asha);
  });
});
