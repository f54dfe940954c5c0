import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { liveChecks } from '../../../generated/live-checks';
import { asha, meIs, type Started, startServices, storeTokens } from '../../../test/start-services';
import { profileOf, profiles } from '../environment/profile';
import { sessionStarted } from '../session/session-requests';
import type { Signal } from './connection';
import { liveSaga } from './live-saga';
import { selectLivePhase } from './live-slice';
import type { Reconnecting } from './reconnect';

let app: Started;
let errors: string[];
/** How each attempt to connect ends; the last one stays for all that follow. */
let fate: 'fails' | 'opens' | 'hangs';
let attempts: number;
let tell: (signal: Signal) => void;
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  app.close();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const phase = () => selectLivePhase(app.store.getState());
const lose = () => tell({ type: 'closed', reason: null });
const online = () => window.dispatchEvent(new Event('online'));
const visible = () => document.dispatchEvent(new Event('visibilitychange'));

/** Someone is signed in, and a server that does as it is told. */
async function start(profile: Reconnecting['profile'], first: typeof fate = 'fails') {
  errors = [];
  attempts = 0;
  fate = first;
  storeTokens();
  app = await startServices(
    { 'GET /auth/me': meIs(asha) },
    {
      more: (session) =>
        liveSaga({
          ...session,
          profile,
          onError: (message) => errors.push(message),
          chance: () => 0,
          connect(_, listener) {
            attempts += 1;
            tell = listener;
            if (fate === 'fails') queueMicrotask(() => listener({ type: 'closed', reason: null }));
            if (fate === 'opens') queueMicrotask(() => listener({ type: 'open' }));
            return { renew: () => undefined, close: () => undefined };
          },
          checks: liveChecks,
          handlers: [],
        }),
    },
  );
  app.store.dispatch(sessionStarted());
  await app.reach('active');
  await pass(0);
}

const environments = [
  ['production', 1, 15_000, profiles.production],
  ['development', 2, 8_000, profiles.development],
  ['an environment without settings of its own', 3, 5_000, { enableWebSocketReconnection: true }],
] as const;

describe.each(environments)('a lost connection in %s', (_, most, interval, profile) => {
  it(`is tried ${most} times, every ${interval} ms, and then the error is told`, async () => {
    await start(profile);
    expect([attempts, phase()]).toEqual([1, 'waiting']);
    for (let attempt = 1; attempt <= most; attempt += 1) {
      expect(errors).toEqual([]);
      await pass(interval - 1);
      expect(attempts).toBe(attempt);
      await pass(1);
      expect(attempts).toBe(attempt + 1);
    }
    expect(errors).toEqual(['Max reconnection attempts reached']);
    expect(phase()).toBe('lost');
  });

  it('is tried seldom afterwards, and the error is told once', async () => {
    await start(profile);
    await pass(most * interval);
    const before = attempts;
    await pass(59_999);
    expect(attempts).toBe(before);
    await pass(1);
    expect(attempts).toBe(before + 1);
    await pass(60_000);
    expect(attempts).toBe(before + 2);
    expect(errors).toHaveLength(1);
    fate = 'opens';
    await pass(60_000);
    expect(phase()).toBe('connected');
  });

  it('has all its attempts again after it was open', async () => {
    await start(profile);
    fate = 'opens';
    await pass(interval);
    expect(phase()).toBe('connected');
    fate = 'fails';
    lose();
    await pass(most * interval - 1);
    expect(errors).toEqual([]);
    await pass(1);
    expect(errors).toHaveLength(1);
  });

  it('is tried at once, with all attempts again, when the network is back, however often it was tried', async () => {
    await start(profile);
    await pass(most * interval);
    expect(phase()).toBe('lost');
    const before = attempts;
    online();
    await pass(0);
    expect([attempts, phase()]).toEqual([before + 1, 'waiting']);
    await pass(most * interval);
    expect(errors).toHaveLength(2);
  });

  it('is tried at once when someone looks at the page, while no attempt was made', async () => {
    await start(profile);
    visible();
    await pass(0);
    expect([attempts, phase()]).toEqual([2, 'waiting']);
    await pass(most * interval);
    expect(phase()).toBe('lost');
    const before = attempts;
    visible();
    await pass(0);
    expect(attempts).toBe(before);
  });
});

it('is not opened again in tests', async () => {
  await start(profiles.test, 'opens');
  expect(phase()).toBe('connected');
  lose();
  await pass(600_000);
  online();
  await pass(600_000);
  expect([attempts, phase()]).toEqual([1, 'lost']);
});

it('counts a connection that hangs as failed', async () => {
  await start(profiles.production, 'hangs');
  await pass(9_999);
  expect(phase()).toBe('connecting');
  await pass(1);
  expect(phase()).toBe('waiting');
});

it('waits for the next look at a page in the background when its token expired, and renews then', async () => {
  await start(profiles.production, 'opens');
  const isHidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tell({ type: 'event', name: 'token-expired', message: {} });
  await pass(600_000);
  expect([attempts, phase()]).toEqual([1, 'waiting']);
  isHidden.mockReturnValue('visible');
  visible();
  // The answer of the real server comes on another turn than the timers.
  while (attempts < 2) await pass(1);
  await pass(1);
  expect(phase()).toBe('connected');
  isHidden.mockRestore();
});

describe('the environment', () => {
  it('is that of the build; one that nobody knows is production, and none is a test', () => {
    expect(profileOf('production')).toBe(profiles.production);
    expect(profileOf('development')).toBe(profiles.development);
    expect(profileOf('staging')).toBe(profiles.production);
    expect(profileOf(undefined)).toBe(profiles.test);
  });

  it('has the numbers of the specification', () => {
    expect(profiles.production).toEqual({
      enableDebugging: false,
      enablePerformanceMonitoring: false,
      enableWebSocketReconnection: true,
      webSocketReconnectAttempts: 1,
      webSocketReconnectInterval: 15_000,
      serviceWorkerCheckInterval: 30_000,
      enableConsoleLogging: false,
    });
    expect(profiles.development).toMatchObject({
      enableDebugging: true,
      webSocketReconnectAttempts: 2,
      webSocketReconnectInterval: 8_000,
      serviceWorkerCheckInterval: 10_000,
    });
  });

  it('turns nothing on in the environment of tests', () => {
    expect(Object.values(profiles.test).filter(Boolean)).toEqual([]);
  });
});
