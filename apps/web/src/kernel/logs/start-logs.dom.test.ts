import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FrontendLogEntry } from '@nadi/contract/schema';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import { logWarning } from '../browser/log';
import { notice } from '../browser/notice';
import { profiles } from '../environment/profile';
import { sendLogs } from './send-logs';
import { type LogsOptions, startLogs } from './start-logs';
import { slowness } from './watch-slow';

const uploads = `${window.location.origin}/api/v1/logs/frontend`;

type Sent = { logs: FrontendLogEntry[]; isLeaving: boolean };

let sent: Sent[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  sent = [];
  window.history.replaceState(null, '', '/dashboard/search?q=canary#canary');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function start(options: Partial<LogsOptions> = {}): void {
  stop = startLogs({
    who: () => null,
    send: (body, isLeaving) => sent.push({ ...JSON.parse(body), isLeaving }),
    profile: profiles.production,
    ...options,
  });
}
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const messages = () => sent.flatMap(({ logs }) => logs.map(({ message }) => message));
const hide = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('what is noticed', () => {
  it('is uploaded after 30 seconds, once, as the contract has it', async () => {
    start({ who: () => ({ id: 'person-1', role: 'PATIENT' }) });
    logWarning('The read store failed');
    pass(29_999);
    expect(sent).toEqual([]);
    pass(1);
    expect(sent).toHaveLength(1);
    const [{ logs, isLeaving }] = sent as [Sent];
    expect(isLeaving).toBe(false);
    expect(logs).toMatchObject([
      {
        level: 'warn',
        message: 'The read store failed',
        timestamp: '2026-11-20T09:00:00.000Z',
        context: { userId: 'person-1', role: 'PATIENT', userAgent: navigator.userAgent },
      },
    ]);
    expect(logs[0]?.context.url).toBe(`${window.location.origin}/dashboard/search`);
    pass(60_000);
    expect(sent).toHaveLength(1);
    jest.useRealTimers();
    const method = 'POST';
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ logs });
    const answer = await createNadiMock().fetch(new Request(uploads, { method, headers, body }));
    expect(answer.status).toBe(202);
  });

  it('before the code for logging was there is uploaded too, as far as it is not too much', () => {
    for (let count = 1; count <= 30; count += 1) logWarning(`early ${'i'.repeat(count)}`);
    start();
    pass(30_000);
    expect(messages()).toEqual(Array.from({ length: 20 }, (_, index) => `early ${'i'.repeat(index + 1)}`));
  });

  it('is a hundred entries at most: the oldest go, and are counted', () => {
    start();
    for (let count = 0; count < 107; count += 1) logWarning(`w ${'i'.repeat(count)}`);
    pass(30_000);
    const all = sent.flatMap(({ logs }) => logs);
    expect(all).toHaveLength(100);
    expect(all[0]?.message).toBe('dropped 8 entries');
    expect(all[1]?.message).toBe(`w ${'i'.repeat(8)}`);
    expect(all.at(-1)?.message).toBe(`w ${'i'.repeat(106)}`);
    logWarning('next');
    pass(30_000);
    expect(messages().slice(100)).toEqual(['next']);
  });

  it('goes in uploads that a server takes, each entry once', () => {
    const bodies: string[] = [];
    start({ send: (body) => bodies.push(body) });
    for (let count = 0; count < 100; count += 1) logWarning('ನ'.repeat(900));
    pass(30_000);
    expect(bodies.length).toBeGreaterThan(1);
    for (const body of bodies) expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(64_000);
    expect(bodies.flatMap((body) => JSON.parse(body).logs)).toHaveLength(100);
  });

  it.each([
    ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['is hidden', () => hide('hidden')],
  ])('is uploaded at once where the page %s', (_, leave) => {
    start();
    logWarning('last');
    hide('visible');
    expect(sent).toEqual([]);
    leave();
    expect(sent).toMatchObject([{ isLeaving: true, logs: [{ message: 'last' }] }]);
  });

  it('is kept of the level debug only in development', () => {
    start();
    notice({ level: 'debug', message: 'detail' });
    pass(30_000);
    expect(sent).toEqual([]);
    stop();
    const shown = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    start({ profile: profiles.development });
    notice({ level: 'debug', message: 'detail' });
    pass(30_000);
    expect(messages()).toEqual(['detail']);
    expect(shown).toHaveBeenCalledWith('detail');
  });
});

describe('an upload', () => {
  const upload = (isLeaving = false, base = '/api/v1') => sendLogs(base)('{"logs":[]}', isLeaving);
  const beacon = jest.fn<(url: string, body: Blob) => boolean>();
  const request = jest.fn<typeof fetch>();
  beforeEach(() => {
    stop = () => undefined;
    Object.assign(navigator, { sendBeacon: beacon.mockReset().mockReturnValue(true) });
    globalThis.fetch = request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  });

  it('is a beacon with JSON', async () => {
    upload();
    const [[to, body]] = beacon.mock.calls as [[string, Blob]];
    expect([to, body.type]).toEqual([uploads, 'application/json']);
    expect(request).not.toHaveBeenCalled();
  });

  it('is a request that may outlive the page where the browser takes no beacon, and its failure is silent', async () => {
    beacon.mockReturnValue(false);
    upload(true);
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(
      uploads,
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
    );
    await Promise.resolve();
  });

  it('is no beacon to another server, which would get cookies', () => {
    upload(false, 'https://api.nadi.example/api/v1');
    expect(beacon).not.toHaveBeenCalled();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('throws nothing where everything is refused', () => {
    beacon.mockImplementation(() => {
      throw new TypeError('refused');
    });
    expect(() => upload()).not.toThrow();
  });
});

describe('slowness', () => {
  const quiet = profiles.production;
  const request = { entryType: 'resource', initiatorType: 'fetch', duration: 1_840.4 };
  const name = 'https://nadi.example/api/v1/vital-signs/0198f000-0000-7000-8000-000000000101?type=canary';
  beforeEach(() => {
    stop = () => undefined;
  });

  it.each([
    [{ ...request, name }, '/api/v1/vital-signs/{id} took 1840 ms'],
    [{ entryType: 'longtask', name: 'self', duration: 1_001 }, 'a task took 1001 ms'],
    [{ entryType: 'navigation', name, duration: 4_000 }, 'the page took 4000 ms'],
  ])('of more than a second is a warning: %#', (entry, message) => {
    expect(slowness(entry, quiet)).toEqual({ level: 'warn', message });
    expect(slowness({ ...entry, duration: 1_000 }, quiet)).toBeNull();
  });

  it('logs no slowness of other requests, or of uploads of logs', () => {
    expect(slowness({ ...request, name, initiatorType: 'img' }, quiet)).toBeNull();
    expect(slowness({ ...request, name: 'https://nadi.example/api/v1/logs/frontend' }, quiet)).toBeNull();
  });

  it('is told of every request where performance is monitored, in detail only', () => {
    expect(slowness({ ...request, name, duration: 12 }, profiles.development)).toEqual({
      level: 'debug',
      message: '/api/v1/vital-signs/{id} took 12 ms',
    });
  });
});
