import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { browserPush, notificationPermission } from './browser-push';

const put = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { value, configurable: true });

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

type Manager = Partial<Record<'subscribe' | 'getSubscription', (given?: unknown) => Promise<unknown>>>;

/** A browser whose push messages do as they are told. */
function standIn(manager: Manager | null, permission = 'granted') {
  put(globalThis, 'PushManager', class {});
  put(globalThis, 'Notification', { permission, requestPermission: async () => 'granted' });
  const pushManager = manager && { getSubscription: async () => null, ...manager };
  put(navigator, 'serviceWorker', {
    getRegistration: async () => (pushManager ? { pushManager } : undefined),
  });
  const push = browserPush();
  if (!push) throw new Error('It is not known.');
  return push;
}

const fails = () => Promise.reject(new DOMException('push service error', 'AbortError'));
const subscription = (unsubscribe: () => Promise<boolean>) => ({
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: {} }),
  unsubscribe,
});

describe('push messages of a browser', () => {
  it('are not there where it has none, and its permission reads denied', () => {
    expect(browserPush()).toBeNull();
    expect(notificationPermission()).toBe('denied');
  });

  it('are asked about only while nobody has decided', async () => {
    expect(await standIn({}, 'denied').request()).toBe('denied');
    expect(await standIn({}, 'default').request()).toBe('granted');
  });

  it('give no token where the worker is not there, or the subscription fails', async () => {
    expect(await standIn(null).subscribe('key')).toBeNull();
    expect(await standIn({ subscribe: fails }).subscribe('key')).toBeNull();
    expect(await standIn({ getSubscription: fails }).subscribe('key')).toBeNull();
  });

  it('are only such as are shown to the person', async () => {
    const subscribe = jest.fn(async (_given?: unknown) => subscription(async () => true));
    expect(await standIn({ subscribe }).subscribe('key')).toMatch(/^[\w-]+$/);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  });

  it('say false where they cannot be ended', async () => {
    const ending = (how: () => Promise<boolean>) =>
      standIn({ getSubscription: async () => subscription(how) }).unsubscribe();
    expect(await ending(fails)).toBe(false);
    expect(await ending(async () => true)).toBe(true);
    expect(await standIn({}).unsubscribe()).toBe(true);
  });
});
