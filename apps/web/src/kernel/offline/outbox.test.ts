import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { change, deletion, mintKey, owner, profileChange, reading, recording } from '../../../test/writes';
import type { Answer } from './answers';
import { createEntries, type Intent } from './entries';
import { NoRoomError } from './no-room';
import { createOutbox, type NewsChannel, type Outbox, type OutboxNews } from './outbox';
import { memoryRecords, type RecordStore } from './records';
import { createSender } from './sender';
import type { Transport } from './transport';
import { memoryVault } from './vault';
import type { OutboxEntry } from './write';

let answer: (entry: OutboxEntry) => Answer | Promise<Answer>;
let sent: OutboxEntry[];
let woken: string[];
let records: RecordStore;
let outbox: Outbox;
let who: string | null;

const taken = (data: unknown): Answer => ({ status: 200, body: { data }, retryAfter: null });
const problem = (status: number, more: object = {}): Answer => ({
  status,
  body: { status, message: 'No.', ...more },
  retryAfter: null,
});

const transport: Transport = {
  most: 50,
  async send(batch) {
    sent.push(...batch);
    return new Map(await Promise.all(batch.map(async (one) => [one.id, await answer(one)] as const)));
  },
  clockError: async () => 0,
  knownClockError: () => null,
};

const silent: NewsChannel = { tell: () => {}, listen: () => () => {} };

function open(channel = silent): Outbox {
  const entries = createEntries({ records, vault: memoryVault() });
  return createOutbox({
    entries,
    transport,
    replay: createSender({ entries, transport, owner: () => who, locks: undefined }),
    channel,
    wakeFor: (type) => woken.push(type),
    owner: () => who,
    now: () => 5_000,
  });
}

beforeEach(() => {
  answer = () => taken({ id: 'r-1', version: 1 });
  sent = [];
  woken = [];
  who = owner;
  records = memoryRecords();
  outbox = open();
});
afterEach(() => {
  jest.useRealTimers();
});

const meant = (intent: Intent) => {
  const { owner: _, timestamp: __, ...rest } = intent;
  return rest;
};
const submit = (intent: Intent, isOnline = true) => outbox.submit(meant(intent), isOnline);

it('keeps nothing that must not wait, nor sends it', async () => {
  const act = { operation: 'addHealthFact', body: {} };
  // @ts-expect-error no area says that it may wait
  const submitted = outbox.submit({ ...meant(recording()), write: act }, true);
  await expect(submitted).rejects.toThrow('No area says that addHealthFact may wait.');
  expect([await outbox.list(), sent]).toEqual([[], []]);
});

describe('what a form is told', () => {
  it('tells no form that has gone meanwhile: a refused entry stays to be seen', async () => {
    answer = () => problem(422);
    await outbox.submit(meant(recording()), true, () => false);
    expect(await outbox.list()).toMatchObject([{ standing: { phase: 'refused' } }]);
  });

  it('is the answer, where the server has taken it', async () => {
    expect(await submit(recording())).toEqual({ kind: 'sent', data: { id: 'r-1', version: 1 } });
    expect(await outbox.list()).toEqual([]);
  });

  it('is that it is kept, where there is no network: nothing is tried, and the worker is woken later', async () => {
    const outcome = await submit(recording(), false);
    expect(outcome).toMatchObject({ kind: 'kept', entry: { id: 1, timestamp: 5_000, attempts: 0 } });
    expect([sent, woken]).toEqual([[], ['vital-sign']]);
  });

  it.each([500, 503, 429, 401])('is that it is kept, where the server answers %i', async (status) => {
    answer = () => problem(status);
    expect(await submit(recording())).toMatchObject({ kind: 'kept' });
    expect(await outbox.list()).toMatchObject([{ attempts: 1 }]);
    expect(woken).toEqual(['vital-sign']);
  });

  it.each([409, 412, 422, 403])(
    'is the problem, where the server refuses it (%i): it is with the form alone',
    async (status) => {
      answer = () => problem(status, { current: { version: 9 } });
      const outcome = await submit(change());
      expect(outcome).toMatchObject({ kind: 'refused', error: { status, current: { version: 9 } } });
      expect(await outbox.list()).toEqual([]);
    },
  );

  it('is that it is kept, where the server takes longer than anybody waits; it is sent all the same', async () => {
    jest.useFakeTimers();
    let letGo = (_: Answer) => {};
    answer = () =>
      new Promise<Answer>((resolve) => {
        letGo = resolve;
      });
    const outcome = submit(recording());
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toMatchObject({ kind: 'kept' });
    letGo(taken({ id: 'r-1', version: 1 }));
    await jest.advanceTimersByTimeAsync(0);
    expect(await outbox.list()).toEqual([]);
  });

  it('is that it is kept, without waiting, where it stands behind one that needs the person', async () => {
    const first = await outbox.keep(meant(change()));
    answer = () => problem(412);
    await outbox.send();
    const outcome = await submit(change({ subject: first.subject, baseVersion: null }));
    expect(outcome).toMatchObject({ kind: 'kept', entry: { id: 2, attempts: 0 } });
  });

  it('is that it is kept, without waiting, where this device cannot say whether it left', async () => {
    const first = await outbox.keep(meant(change()));
    answer = () => problem(412);
    await outbox.send();
    outbox.subscribe(({ kind }) => {
      if (kind === 'ended') records.all = () => Promise.reject(new Error('Not now.'));
    });
    const outcome = await submit(change({ subject: first.subject, baseVersion: null }));
    expect(outcome).toMatchObject({ kind: 'kept' });
  });

  it('is nothing, where nobody is here', async () => {
    who = null;
    await expect(submit(recording())).rejects.toThrow('Nobody is signed in.');
    expect(await outbox.send()).toEqual({ kind: 'signed-out' });
  });
});

describe('an entry that lay here before its form was opened', () => {
  it('stays where the server refuses what the form made of it', async () => {
    const entry = await outbox.keep(meant(recording()));
    const { owner: _, timestamp: __, subject: ___, ...other } = recording();
    const replaced = (await outbox.replace(entry, other)) as OutboxEntry;
    answer = () => problem(422);
    expect(await outbox.waitForResult(replaced, true)).toMatchObject({ kind: 'refused' });
    expect(await outbox.list()).toMatchObject([{ id: entry.id, standing: { phase: 'refused' } }]);
  });
});

describe('a device that can keep nothing', () => {
  const full = (error: Error): RecordStore => ({ ...memoryRecords(), add: () => Promise.reject(error) });

  it.each([new NoRoomError('Full.'), new DOMException('Denied.', 'SecurityError')])(
    'sends it from memory, once (%s)',
    async (error) => {
      records = full(error);
      outbox = open();
      expect(await submit(recording())).toMatchObject({ kind: 'sent' });
      expect(sent).toHaveLength(1);
    },
  );

  it('says so where the server cannot be reached either, and goes on with the same key', async () => {
    const error = new NoRoomError('Full.');
    records = full(error);
    outbox = open();
    answer = () => problem(503);
    const intent = recording();
    expect(await submit(intent)).toEqual({ kind: 'unkept', error });
    answer = () => taken({ id: 'r-1', version: 1 });
    expect(await submit(intent)).toMatchObject({ kind: 'sent' });
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('gives back to the form what the server refuses', async () => {
    records = full(new NoRoomError('Full.'));
    outbox = open();
    answer = () => problem(422);
    expect(await submit(recording())).toMatchObject({ kind: 'refused', error: { status: 422 } });
  });

  it('lets nothing overtake what lies here', async () => {
    const first = await outbox.keep(meant(change()));
    records.add = () => Promise.reject(new NoRoomError('Full.'));
    expect(await submit(deletion({ subject: first.subject, baseVersion: null }))).toMatchObject({
      kind: 'unkept',
    });
    expect(sent).toEqual([]);
  });
});

describe('what became of an entry', () => {
  it('is known after it left, to this tab and to others', async () => {
    const listeners: ((news: OutboxNews) => void)[] = [];
    const channel = (): NewsChannel => {
      let own: (news: OutboxNews) => void = () => {};
      return {
        tell: (news) => {
          for (const listener of listeners) if (listener !== own) listener(news);
        },
        listen(listener) {
          own = listener;
          listeners.push(listener);
          return () => {};
        },
      };
    };
    const [one, other] = [open(channel()), open(channel())];
    const entry = await one.keep(meant(recording()));
    await one.send();
    expect(one.knownResult(entry.id)).toEqual({ id: 'r-1', version: 1 });
    expect(other.knownResult(entry.id)).toEqual({ id: 'r-1', version: 1 });
    expect(one.knownResult(99)).toBeNull();
    const late = change({
      subject: entry.subject,
      baseVersion: null,
      write: {
        operation: 'updateVitalSign',
        id: null,
        body: { note: 'x' },
        read: { ...reading, version: 0 },
      },
    });
    await one.submit(meant(late), true);
    expect(sent.at(-1)).toMatchObject({ baseVersion: 1, write: { id: 'r-1' } });
  });

  it("is nothing on which another person's profile rests, in the same page", async () => {
    answer = () => taken({ id: 'p-asha', version: 7 });
    await submit(profileChange());
    who = 'ravi';
    const theirs = profileChange({ baseVersion: null });
    await submit(theirs);
    const read = 'read' in theirs.write ? theirs.write.read.version : null;
    expect(sent.at(-1)).toMatchObject({ owner: 'ravi', baseVersion: read });
  });

  it('says of an entry that another tab took back that it is not there to change', async () => {
    const entry = await outbox.keep(meant(recording()));
    await outbox.discard(entry);
    const outcome = await submit(
      change({ subject: entry.subject, baseVersion: null, idempotencyKey: mintKey() }),
    );
    expect(outcome).toMatchObject({ kind: 'refused', error: { status: 404 } });
    expect(await outbox.list()).toEqual([]);
  });
});

describe('news', () => {
  it('is told of everything that happens', async () => {
    const heard: OutboxNews[] = [];
    outbox.subscribe((news) => heard.push(news));
    const entry = await outbox.keep(meant(change()));
    answer = () => problem(422);
    await outbox.send();
    const [refused] = await outbox.list();
    await outbox.retry(refused as OutboxEntry);
    await outbox.discard(entry);
    await outbox.keep(meant(change()));
    await outbox.discardAll();
    expect(heard.map(({ kind }) => kind)).toEqual([
      'added',
      'sending',
      'settled',
      'ended',
      'changed',
      'sending',
      'settled',
      'ended',
      'changed',
      'added',
      'changed',
    ]);
    expect(await outbox.count(owner)).toBe(0);
  });

  it('says of a round that failed by a fault of ours that it goes on later', async () => {
    await outbox.keep(meant(change()));
    answer = () => {
      throw new RangeError('A fault.');
    };
    expect(await outbox.send()).toEqual({ kind: 'later', why: 'unreachable', retryAfter: null });
    expect(await outbox.list()).toHaveLength(1);
  });
});
