import { beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeServer, fakeServer, problem } from '../../../test/fake-server';
import { change, profileChange, reading, recording } from '../../../test/writes';

let here: FakeServer;
beforeEach(() => {
  here = fakeServer();
});

const subject = (name: string) => ({ subject: `vital-sign/${name}` });

describe('a round', () => {
  it('sends the first of each subject together, and the next when it was answered', async () => {
    await here.add(change(subject('a')));
    await here.add(change({ ...subject('a'), baseVersion: null }));
    await here.add(change(subject('b')));
    await here.add(profileChange());
    expect(await here.replay()).toEqual({ kind: 'done' });
    expect(here.sentIds()).toEqual([[1, 3, 4], [2]]);
    expect(here.batches[1]?.[0]?.baseVersion).toBe(reading.version + 1);
    expect(await here.list()).toEqual([]);
  });

  it('goes on with a new reading by the name that the server gave it, and ends', async () => {
    const first = await here.add(recording());
    const change_ = { operation: 'updateVitalSign', id: null, body: { note: 'x' }, read: reading } as const;
    for (const _ of [1, 2])
      await here.add(change({ subject: first.subject, baseVersion: null, write: change_ }));
    expect(await here.replay()).toEqual({ kind: 'done' });
    expect(here.batches.flat().map(({ baseVersion }) => baseVersion)).toEqual([null, 1, 2]);
    expect(here.batches.flat().map(({ write }) => 'id' in write && write.id)).toEqual([
      false,
      'named-by-server',
      'named-by-server',
    ]);
    expect(await here.list()).toEqual([]);
  });

  it('sends no more at once than a batch carries', async () => {
    for (let index = 0; index < 120; index += 1) await here.add(recording());
    const progress: { done: number; total: number }[] = [];
    await here.replay({ onSettled: (_, each) => progress.push(each) });
    expect(here.batches.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(progress).toEqual([
      { done: 50, total: 120 },
      { done: 100, total: 120 },
      { done: 120, total: 120 },
    ]);
  });

  it('sends what came while it was under way', async () => {
    await here.add(recording());
    let isFirst = true;
    here.answer = async (entry) => {
      if (isFirst) {
        isFirst = false;
        await here.add(change());
      }
      return here.take(entry);
    };
    await here.replay();
    expect(here.sentIds()).toEqual([[1], [2]]);
  });

  it('keeps what stands behind one that needs the person, and sends the others', async () => {
    await here.add(change(subject('a')));
    await here.add(change({ ...subject('a'), baseVersion: null }));
    await here.add(change(subject('b')));
    here.answer = (entry) => (entry.id === 1 ? problem(412) : here.take(entry));
    expect(await here.replay()).toEqual({ kind: 'done' });
    expect(here.sentIds()).toEqual([[1, 3]]);
    expect((await here.list()).map(({ id, standing }) => [id, standing.phase])).toEqual([
      [1, 'conflict'],
      [2, 'waiting'],
    ]);
    await here.replay();
    expect(here.sentIds()).toEqual([[1, 3]]);
  });

  it('sends only what was asked for', async () => {
    await here.add(recording());
    await here.add(profileChange());
    await here.replayer()({}, 'profile');
    expect(here.sentIds()).toEqual([[2]]);
  });
});

describe('a server that cannot take it now', () => {
  it.each([
    ['is away', problem(503), { kind: 'later', why: 'unreachable', retryAfter: null }],
    ['names a time', problem(503, 9), { kind: 'later', why: 'unreachable', retryAfter: 9 }],
    ['is busy', problem(429, 30), { kind: 'later', why: 'busy', retryAfter: 30 }],
  ])('and %s is left in peace', async (_what, said, end) => {
    for (let index = 0; index < 60; index += 1) await here.add(recording());
    here.answer = () => said;
    expect(await here.replay()).toEqual(end);
    expect(here.batches).toHaveLength(1);
    expect(await here.list()).toHaveLength(60);
  });

  it('waits for the longest of several', async () => {
    await here.add(change(subject('a')));
    await here.add(change(subject('b')));
    here.answer = ({ id }) => problem(429, id * 10);
    expect(await here.replay()).toMatchObject({ retryAfter: 20 });
  });

  it('take one of them does not keep it from the others', async () => {
    for (let index = 0; index < 60; index += 1) await here.add(recording());
    here.answer = (entry) => (entry.id === 1 ? problem(500) : here.take(entry));
    expect(await here.replay()).toEqual({ kind: 'later', why: 'unreachable', retryAfter: null });
    expect((await here.list()).map(({ id }) => id)).toEqual([1]);
    // Is not sent a second time in one round.
    expect(here.batches.flat().filter(({ id }) => id === 1)).toHaveLength(1);
  });

  it('asks a server that answers to some only again for the rest, under the same keys', async () => {
    await here.add(change(subject('a')));
    await here.add(change(subject('b')));
    const sent = here.transport.send;
    const once = here.replayer(undefined, {
      send: async (...given) => new Map([...(await sent(...given))].slice(1)),
    });
    expect(await once()).toMatchObject({ kind: 'later' });
    await here.replay();
    const keys = here.batches.flat().map(({ id, idempotencyKey }) => `${id} ${idempotencyKey}`);
    expect(new Set(keys).size).toBe(2);
    expect(await here.list()).toEqual([]);
  });
});
