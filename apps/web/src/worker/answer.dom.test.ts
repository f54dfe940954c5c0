import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pairOf } from '../../test/jwt';
import { createEntries } from '../kernel/offline/entries';
import { browserNews } from '../kernel/offline/news-channel';
import type { OutboxNews } from '../kernel/offline/outbox';
import { openRecords } from '../kernel/offline/records';
import { openSessionCopy } from '../kernel/offline/session-copy';
import { openVault } from '../kernel/offline/vault';
import { answerReminder } from './answer';
import { replayOnSync } from './replay';
import '../app/writes';

const vault = openVault();
const copy = openSessionCopy(vault);
const entries = createEntries({ records: openRecords(), vault });
const doses = { owner: 'asha', day: '2026-12-01', time: '08:00', medicineIds: ['m-1', 'm-2'] };

/** Holds a notification on the device, with how it came. */
type Shown = {
  title: string;
  body: string;
  tag: string;
  silent: boolean;
  data: { path: string; type: string };
};
let shown: (Shown & { close(): void })[];
/** Lists texts in the order in which they were shown. */
let said: string[];
let woken: string[];
let opened: number;
const openPage = async () => {
  opened += 1;
};
const answer = (status: 'taken' | 'skipped' = 'taken', more: object = {}, tag = 'n-1') =>
  answerReminder({ tag, doses: { ...doses, ...more }, status }, openPage, 'http://server.test/api/v1');

const registration = {
  sync: { register: async (tag: string) => void woken.push(tag) },
  getNotifications: async ({ tag }: { tag?: string } = {}) =>
    shown.filter((one) => tag === undefined || one.tag === tag),
  async showNotification(title: string, options: Omit<Shown, 'title'>) {
    said.push(options.body);
    const one = {
      ...options,
      title,
      close() {
        shown = shown.filter((other) => other !== one);
      },
    };
    shown = [...shown.filter(({ tag }) => tag !== options.tag), one];
  },
};

/** A server that answers each request of a batch, or a network that is away. */
function serve(answerTo: ((body: Record<string, unknown>) => [number, object]) | null) {
  const sent: Record<string, unknown>[] = [];
  globalThis.fetch = async (input) => {
    if (answerTo === null) throw new TypeError('Failed to fetch');
    const request = input as Request;
    if (request.method === 'GET') return Response.json({ status: 'ok' });
    const { requests } = await request.clone().json();
    const responses = requests.map((one: { id: string; body: Record<string, unknown> }) => {
      sent.push(one.body);
      const [status, body] = answerTo(one.body);
      return { id: one.id, status, headers: {}, body };
    });
    return Response.json({ success: true, data: { responses } });
  };
  return sent;
}
const record = (body: Record<string, unknown>, more: object = {}): [number, object] => [
  201,
  { success: true, data: { ...body, id: `d-${body.medicineId}`, version: 1, ...more } },
];

const { fetch } = globalThis;
beforeEach(async () => {
  [shown, said, woken, opened] = [[], [], [], 0];
  Object.assign(globalThis, {
    registration,
    clients: { matchAll: async () => [] },
    Notification: { permission: 'granted' },
  });
  await copy.keep(pairOf('asha'));
});
afterEach(async () => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
  await copy.clear();
  for (const owner of ['asha', 'ravi']) await entries.discardAll(owner);
});

describe('an answer in a notification', () => {
  it('is kept without a network, says so, and asks to be woken once there is one', async () => {
    serve(null);
    await answer();
    expect(await entries.count('asha')).toBe(2);
    expect(said).toEqual(['2 doses recorded as taken on this device. Not sent yet.']);
    expect(shown).toMatchObject([
      {
        title: 'Nadi',
        tag: 'n-1',
        silent: true,
        data: { type: 'dose-kept', path: '/dashboard/medications', owner: 'asha' },
      },
    ]);
    expect(woken).toEqual(['offline-medicine-dose']);
    expect(opened).toBe(0);
  });

  it('is sent at once with a network: one record for each dose, of this moment', async () => {
    const sent = serve(record);
    await answer('skipped');
    const at = expect.any(String);
    expect(sent).toEqual(
      ['m-1', 'm-2'].map((medicineId) => ({
        ...{ medicineId, status: 'skipped', day: '2026-12-01', time: '08:00', at, reason: null },
      })),
    );
    expect(await entries.count('asha')).toBe(0);
    expect(said.at(-1)).toBe('2 doses recorded as skipped');
    expect(shown).toHaveLength(1);
  });

  it('counts once if it is pressed twice at once', async () => {
    serve(null);
    await Promise.all([answer(), answer()]);
    expect(await entries.count('asha')).toBe(2);
  });

  it('tells open pages of its entries and of what became of them', async () => {
    const heard: OutboxNews[] = [];
    const channel = browserNews();
    const ended = new Promise<void>((resolve) => {
      const stop = channel.listen((news) => {
        heard.push(news);
        if (news.kind !== 'ended') return;
        stop();
        resolve();
      });
    });
    serve(record);
    await Promise.all([answer(), ended]);
    expect(heard.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['added', 'settled']));
    expect(new Set(heard.map(({ owner }) => owner))).toEqual(new Set(['asha']));
  });

  it('says that something else counts if another device has recorded that', async () => {
    serve((body) => record(body, { status: 'taken' }));
    await answer('skipped');
    expect(said.at(-1)).toMatch(/^Something else was recorded before/);
  });

  it('leaves the word to what needs the person if the server refuses it', async () => {
    const refused = { status: 422, type: '/docs/errors#unprocessable', message: 'No.', errors: [] };
    serve(() => [422, refused]);
    await answer();
    expect(shown.map(({ tag, body }) => [tag, body])).toEqual([
      ['unsent', 'A change that you made could not be saved. Open it to decide.'],
    ]);
  });

  it('takes away what earlier answers said, and leaves what was not sent', async () => {
    serve(record);
    await answer();
    serve(null);
    await answer('taken', { time: '20:00' }, 'n-2');
    await answer('taken', { day: '2026-12-02' }, 'n-3');
    expect(shown.map(({ tag }) => tag)).toEqual(['n-2', 'n-3']);
  });

  it.each([
    ['someone else is signed in', () => copy.keep(pairOf('ravi'))],
    ['no one is signed in', () => copy.clear()],
    ['the session cannot be read', () => vault.forget('asha')],
  ])('writes nothing and opens the app if %s', async (_, change) => {
    await change();
    serve(record);
    await answer();
    expect([await entries.count('asha'), await entries.count('ravi')]).toEqual([0, 0]);
    expect([opened, said]).toEqual([1, []]);
  });

  it('opens the app if this device keeps another answer', async () => {
    serve(null);
    await answer('skipped');
    await answer('taken');
    expect(await entries.count('asha')).toBe(2);
    expect([opened, said]).toEqual([1, ['2 doses recorded as skipped on this device. Not sent yet.']]);
  });

  it('says that it was not recorded if this device cannot store it', async () => {
    serve(record);
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await answer();
    jest.restoreAllMocks();
    expect(await entries.count('asha')).toBe(0);
    expect(said).toEqual(['Your answer was not recorded. Open your medicines and record it there.']);
    expect(shown).toMatchObject([{ tag: 'n-1', data: { path: '/dashboard/medications' } }]);
  });
});

describe('a worker that is woken by the network', () => {
  /** Wakes it as the browser does. @returns its work */
  async function wake(): Promise<unknown> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (one: Promise<unknown>) => void work.push(one);
    dispatchEvent(Object.assign(new Event('sync'), { tag: 'offline-medicine-dose', waitUntil }));
    return Promise.all(work);
  }
  replayOnSync();

  it('takes away what says that an answer waits once nothing of it waits, and no sooner', async () => {
    serve(null);
    await answer();
    await expect(wake()).rejects.toThrow('unreachable');
    expect(shown).toHaveLength(1);
    // An open page has sent them.
    await entries.discardAll('asha');
    await wake();
    expect(shown).toEqual([]);
  });

  it.each([
    ['no one is signed in', () => copy.clear()],
    ['another person is', () => copy.keep(pairOf('ravi'))],
  ])('leaves what says that an answer waits if %s', async (_, change) => {
    serve(null);
    await answer();
    await change();
    serve(record);
    await wake();
    expect(shown).toHaveLength(1);
    expect(await entries.count('asha')).toBe(2);
  });

  it('leaves what the server has recorded', async () => {
    serve(record);
    await answer();
    await wake();
    expect(shown).toHaveLength(1);
  });
});
