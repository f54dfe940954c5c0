import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Locks } from '@nadi/api-client/refresh';
import { change, owner, profileChange, reading, recording } from '../../../test/writes';
import type { Answer } from './answers';
import { createEntries, type Entries, type Intent } from './entries';
import { memoryRecords } from './records';
import { createSender, type RoundEvents } from './sender';
import type { Transport } from './transport';
import { memoryVault } from './vault';
import type { OutboxEntry } from './write';

let entries: Entries;
let who: string | null;
let batches: OutboxEntry[][];
/** What the server answers to an entry; may wait. */
let answer: (entry: OutboxEntry) => Answer | Promise<Answer>;
let clock: number | Error;
let versions: Map<string, number>;

const transport: Transport = {
  most: 50,
  async send(batch, mayGo) {
    batches.push([...batch]);
    const answers = await Promise.all(batch.map(async (entry) => [entry.id, await answer(entry)] as const));
    return mayGo() ? new Map(answers) : new Map();
  },
  async clockError() {
    if (clock instanceof Error) throw clock;
    return clock;
  },
};

const problem = (status: number, retryAfter: number | null = null): Answer => ({
  status,
  body: { status, message: 'No.' },
  retryAfter,
});

/** Takes everything, and counts versions. */
function take({ subject, write }: OutboxEntry): Answer {
  const version = (versions.get(subject) ?? ('read' in write ? write.read.version : 0)) + 1;
  const id = 'id' in write && write.id ? write.id : `named-by-server`;
  versions.set(subject, version);
  if (write.operation === 'recordVitalSign') versions.set(`vital-sign/${id}`, version);
  return { status: 200, body: { data: { id, version } }, retryAfter: null };
}

beforeEach(() => {
  entries = createEntries({ records: memoryRecords(), vault: memoryVault() });
  who = owner;
  batches = [];
  clock = 0;
  versions = new Map();
  answer = take;
});

const add = (intent: Intent) => entries.add(intent);
const replayer = (locks?: Locks) => createSender({ entries, transport, owner: () => who, locks });
const replay = (events?: RoundEvents) => replayer()(events);
const sentIds = () => batches.map((batch) => batch.map(({ id }) => id));
const subject = (name: string) => ({ subject: `vital-sign/${name}` });

describe('a round', () => {
  it('sends the first of each subject together, and the next when it was answered', async () => {
    await add(change(subject('a')));
    await add(change({ ...subject('a'), baseVersion: null }));
    await add(change(subject('b')));
    await add(profileChange());
    expect(await replay()).toEqual({ kind: 'done' });
    expect(sentIds()).toEqual([[1, 3, 4], [2]]);
    expect(batches[1]?.[0]?.baseVersion).toBe(reading.version + 1);
    expect(await entries.list(owner)).toEqual([]);
  });

  it('goes on with a new reading by the name that the server gave it, and ends', async () => {
    const first = await add(recording());
    const change_ = { operation: 'updateVitalSign', id: null, body: { note: 'x' }, read: reading } as const;
    for (const _ of [1, 2]) await add(change({ subject: first.subject, baseVersion: null, write: change_ }));
    expect(await replay()).toEqual({ kind: 'done' });
    expect(batches.flat().map(({ baseVersion }) => baseVersion)).toEqual([null, 1, 2]);
    expect(batches.flat().map(({ write }) => 'id' in write && write.id)).toEqual([
      false,
      'named-by-server',
      'named-by-server',
    ]);
    expect(await entries.list(owner)).toEqual([]);
  });

  it('sends no more at once than a batch carries', async () => {
    for (let index = 0; index < 120; index += 1) await add(recording());
    const progress: { done: number; total: number }[] = [];
    await replay({ onSettled: (_, each) => progress.push(each) });
    expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(progress).toEqual([
      { done: 50, total: 120 },
      { done: 100, total: 120 },
      { done: 120, total: 120 },
    ]);
  });

  it('sends what came while it was under way', async () => {
    await add(recording());
    let isFirst = true;
    answer = async (entry) => {
      if (isFirst) {
        isFirst = false;
        await add(change());
      }
      return take(entry);
    };
    await replay();
    expect(sentIds()).toEqual([[1], [2]]);
  });

  it('keeps what stands behind one that needs the person, and sends the others', async () => {
    await add(change(subject('a')));
    await add(change({ ...subject('a'), baseVersion: null }));
    await add(change(subject('b')));
    answer = (entry) => (entry.id === 1 ? problem(412) : take(entry));
    expect(await replay()).toEqual({ kind: 'done' });
    expect(sentIds()).toEqual([[1, 3]]);
    expect((await entries.list(owner)).map(({ id, standing }) => [id, standing.phase])).toEqual([
      [1, 'conflict'],
      [2, 'waiting'],
    ]);
    await replay();
    expect(sentIds()).toEqual([[1, 3]]);
  });

  it('sends only what was asked for', async () => {
    await add(recording());
    await add(profileChange());
    await replayer()({}, 'profile');
    expect(sentIds()).toEqual([[2]]);
  });
});

describe('a server that cannot take it now', () => {
  it.each([
    ['is away', problem(503), { kind: 'later', why: 'unreachable', retryAfter: null }],
    ['names a time', problem(503, 9), { kind: 'later', why: 'unreachable', retryAfter: 9 }],
    ['is busy', problem(429, 30), { kind: 'later', why: 'busy', retryAfter: 30 }],
  ])('and %s is left in peace', async (_what, said, end) => {
    for (let index = 0; index < 60; index += 1) await add(recording());
    answer = () => said;
    expect(await replay()).toEqual(end);
    expect(batches).toHaveLength(1);
    expect(await entries.list(owner)).toHaveLength(60);
  });

  it('waits for the longest of several', async () => {
    await add(change(subject('a')));
    await add(change(subject('b')));
    answer = ({ id }) => problem(429, id * 10);
    expect(await replay()).toMatchObject({ retryAfter: 20 });
  });

  it('take one of them does not keep it from the others', async () => {
    for (let index = 0; index < 60; index += 1) await add(recording());
    answer = (entry) => (entry.id === 1 ? problem(500) : take(entry));
    expect(await replay()).toEqual({ kind: 'later', why: 'unreachable', retryAfter: null });
    expect((await entries.list(owner)).map(({ id }) => id)).toEqual([1]);
    // Not a second time in one round.
    expect(batches.flat().filter(({ id }) => id === 1)).toHaveLength(1);
  });

  it('and answers to some only is asked again for the rest, under the same keys', async () => {
    await add(change(subject('a')));
    await add(change(subject('b')));
    const sent = transport.send;
    const once = createSender({
      entries,
      transport: { ...transport, send: async (...given) => new Map([...(await sent(...given))].slice(1)) },
      owner: () => who,
      locks: undefined,
    });
    expect(await once()).toMatchObject({ kind: 'later' });
    await replay();
    const keys = batches.flat().map(({ id, idempotencyKey }) => `${id} ${idempotencyKey}`);
    expect(new Set(keys).size).toBe(2);
    expect(await entries.list(owner)).toEqual([]);
  });
});

describe('whose entries are sent', () => {
  it('of nobody while nobody is here', async () => {
    await add(recording());
    who = null;
    expect(await replay()).toEqual({ kind: 'signed-out' });
    expect(batches).toEqual([]);
  });

  it('ends with the session', async () => {
    for (let index = 0; index < 60; index += 1) await add(recording());
    answer = () => problem(401);
    expect(await replay()).toEqual({ kind: 'signed-out' });
    expect(batches).toHaveLength(1);
    expect(await entries.list(owner)).toHaveLength(60);
  });

  it('is asked before each batch', async () => {
    for (let index = 0; index < 60; index += 1) await add(recording());
    answer = (entry) => {
      who = 'ravi';
      return take(entry);
    };
    expect(await replay()).toEqual({ kind: 'signed-out' });
    expect(batches).toHaveLength(1);
  });

  it('is asked again after the time was', async () => {
    await add(recording({ write: now('2026-11-19T08:00:00Z') }));
    const slow = createSender({
      entries,
      transport: {
        ...transport,
        clockError: async () => {
          who = 'ravi';
          return 0;
        },
      },
      owner: () => who,
      locks: undefined,
    });
    expect(await slow()).toEqual({ kind: 'signed-out' });
    expect(batches).toEqual([]);
    expect(await entries.list(owner)).toMatchObject([{ attempts: 0 }]);
  });

  it('of the next person wait for the round of the one before, and go with news of their own', async () => {
    await add(recording());
    await add(change({ owner: 'ravi' }));
    const send = replayer();
    let letGo = () => {};
    answer = async (entry) => {
      if (entry.owner === owner)
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      return take(entry);
    };
    const began = new Promise<void>((onSending) => void send({ onSending: () => onSending() }));
    await began;
    who = 'ravi';
    const heard: number[] = [];
    const theirs = send({ onSettled: (settled) => void heard.push(...settled.map(({ id }) => id)) });
    letGo();
    expect(await theirs).toEqual({ kind: 'done' });
    expect(heard).toEqual([2]);
    expect(await entries.list('ravi')).toEqual([]);
  });
});

describe('one sender', () => {
  it('is enough: who asks meanwhile gets the end of a round that began after they asked', async () => {
    const send = replayer();
    await add(recording());
    let isFirst = true;
    let late: Promise<unknown> = Promise.resolve();
    answer = async (entry) => {
      if (isFirst) late = send();
      isFirst = false;
      return take(entry);
    };
    await send();
    await late;
    expect(sentIds()).toEqual([[1]]);
    const last = send();
    await add(change());
    const asked = send();
    await Promise.all([last, asked]);
    expect(await entries.list(owner)).toEqual([]);
  });

  it('sends all types that were asked for while it sent one of them', async () => {
    const send = replayer();
    await add(recording());
    await add(profileChange());
    await Promise.all([send({}, 'vital-sign'), send({}, 'profile')]);
    expect(await entries.list(owner)).toEqual([]);
  });

  it('is at work among all tabs, each in its turn', async () => {
    let turn: Promise<unknown> = Promise.resolve();
    const asked: string[] = [];
    const locks: Locks = {
      request(name, run) {
        asked.push(name);
        const mine = turn.then(run);
        turn = mine.catch(() => undefined);
        return mine;
      },
    };
    let atOnce = 0;
    let most = 0;
    answer = async (entry) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return take(entry);
    };
    await add(recording());
    await Promise.all([replayer(locks)(), replayer(locks)()]);
    expect(asked).toEqual(['nadi-outbox', 'nadi-outbox']);
    expect([most, batches.length]).toEqual([1, 1]);
  });

  it('can begin anew after a round that failed', async () => {
    const send = replayer();
    await add(recording());
    answer = () => {
      throw new RangeError('A fault of ours.');
    };
    await expect(send()).rejects.toThrow('A fault of ours.');
    answer = take;
    expect(await send()).toEqual({ kind: 'done' });
  });

  it('looks again where the first was discarded before it could be sent', async () => {
    const first = await add(recording({ write: now('2026-11-19T08:00:00Z') }));
    await add(change());
    const send = createSender({
      entries,
      transport: {
        ...transport,
        clockError: async () => {
          await entries.discard(first);
          return 0;
        },
      },
      owner: () => who,
      locks: undefined,
    });
    expect(await send()).toEqual({ kind: 'done' });
    expect(sentIds()).toEqual([[2]]);
  });
});

const now = (measuredAt: string) =>
  ({
    operation: 'recordVitalSign',
    body: { type: 'pulse', unit: '/min', value: 72, measuredAt },
    isNow: true,
  }) as const;
const day = 86_400_000;
const momentSent = () => {
  const [write] = batches.flat().map((entry) => entry.write);
  return write?.operation === 'recordVitalSign' ? write.body.measuredAt : null;
};

describe('a clock that is wrong', () => {
  it.each([
    ['a day ahead', day, '2026-11-20T08:00:00+05:30', '2026-11-19T08:00:00.000+05:30'],
    ['a day behind', -day, '2026-11-18T08:00:00-03:00', '2026-11-19T08:00:00.000-03:00'],
    ['an hour ahead', day / 24, '2026-11-19T00:30:00Z', '2026-11-18T23:30:00.000Z'],
  ])('by %s is corrected, at the place of the person', async (_what, error, said, meant) => {
    const { id } = await add(recording({ write: now(said) }));
    clock = error;
    const corrected: number[][] = [];
    await replay({ onCorrected: (by, many) => corrected.push([by, many]) });
    expect(momentSent()).toBe(meant);
    expect(corrected).toEqual([[error, 1]]);
    expect(sentIds()).toEqual([[id]]);
  });

  it('is sent as it was first sent, however wrong it is by then', async () => {
    await add(recording({ write: now('2026-11-20T08:00:00Z') }));
    clock = day;
    answer = () => problem(503);
    await replay();
    clock = -day;
    answer = take;
    await replay();
    const [first, second] = batches.flat();
    expect(second?.write).toEqual(first?.write);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it.each([
    ['a moment that the person gave', { ...now('2026-11-18T08:00:00Z'), isNow: false }, day],
    ['what is within two minutes', now('2026-11-18T08:00:00Z'), 100_000],
  ])('leaves alone %s', async (_what, write, error) => {
    await add(recording({ write }));
    clock = error;
    await replay();
    expect(momentSent()).toBe('2026-11-18T08:00:00Z');
  });

  it('is not sent with while nobody knows what time it is', async () => {
    await add(recording({ write: now('2026-11-18T08:00:00Z') }));
    clock = new TypeError('The network is away.');
    expect(await replay()).toEqual({ kind: 'later', why: 'unreachable', retryAfter: null });
    expect(batches).toEqual([]);
    expect(await entries.list(owner)).toMatchObject([{ attempts: 0 }]);
  });
});
