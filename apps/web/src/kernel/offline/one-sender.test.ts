import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Locks } from '@nadi/api-client/refresh';
import { type FakeServer, fakeServer, problem } from '../../../test/fake-server';
import { change, owner, profileChange, recording, recordingOfNow } from '../../../test/writes';
import { NoRoomError } from './no-room';
import type { RecordStore } from './records';

let here: FakeServer;
beforeEach(() => {
  here = fakeServer();
});

describe('whose entries are sent', () => {
  it('sends nobody’s entries while nobody is here', async () => {
    await here.add(recording());
    here.who = null;
    expect(await here.replay()).toEqual({ kind: 'signed-out' });
    expect(here.batches).toEqual([]);
  });

  it('ends with the session', async () => {
    for (let index = 0; index < 60; index += 1) await here.add(recording());
    here.answer = () => problem(401);
    expect(await here.replay()).toEqual({ kind: 'signed-out' });
    expect(here.batches).toHaveLength(1);
    expect(await here.list()).toHaveLength(60);
  });

  it('is asked before each batch', async () => {
    for (let index = 0; index < 60; index += 1) await here.add(recording());
    here.answer = (entry) => {
      here.who = 'ravi';
      return here.take(entry);
    };
    expect(await here.replay()).toEqual({ kind: 'signed-out' });
    expect(here.batches).toHaveLength(1);
  });

  it('is asked again after the time was', async () => {
    await here.add(recording({ write: recordingOfNow('2026-11-19T08:00:00Z') }));
    const slow = here.replayer(undefined, {
      clockError: async () => {
        here.who = 'ravi';
        return 0;
      },
    });
    expect(await slow()).toEqual({ kind: 'signed-out' });
    expect(here.batches).toEqual([]);
    expect(await here.list()).toMatchObject([{ attempts: 0 }]);
  });

  it('sends the next person’s entries after the round of the one before, with news of their own', async () => {
    await here.add(recording());
    await here.add(change({ owner: 'ravi' }));
    const send = here.replayer();
    let letGo = () => {};
    here.answer = async (entry) => {
      if (entry.owner === owner)
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      return here.take(entry);
    };
    const began = new Promise<void>((onSending) => void send({ onSending: () => onSending() }));
    await began;
    here.who = 'ravi';
    const heard: number[] = [];
    const theirs = send({ onSettled: (settled) => void heard.push(...settled.map(({ id }) => id)) });
    letGo();
    expect(await theirs).toEqual({ kind: 'done' });
    expect(heard).toEqual([2]);
    expect(await here.entries.list('ravi')).toEqual([]);
  });
});

describe('one sender', () => {
  it('is enough: who asks meanwhile gets the end of a round that began after they asked', async () => {
    const send = here.replayer();
    await here.add(recording());
    let isFirst = true;
    let late: Promise<unknown> = Promise.resolve();
    here.answer = async (entry) => {
      if (isFirst) late = send();
      isFirst = false;
      return here.take(entry);
    };
    await send();
    await late;
    expect(here.sentIds()).toEqual([[1]]);
    const last = send();
    await here.add(change());
    const asked = send();
    await Promise.all([last, asked]);
    expect(await here.list()).toEqual([]);
  });

  it('sends all types that were asked for while it sent one of them', async () => {
    const send = here.replayer();
    await here.add(recording());
    await here.add(profileChange());
    await Promise.all([send({}, 'vital-sign'), send({}, 'profile')]);
    expect(await here.list()).toEqual([]);
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
    here.answer = async (entry) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return here.take(entry);
    };
    await here.add(recording());
    await Promise.all([here.replayer(locks)(), here.replayer(locks)()]);
    expect(asked).toEqual(['nadi-outbox', 'nadi-outbox']);
    expect([most, here.batches.length]).toEqual([1, 1]);
  });

  it('can begin anew after a round that failed', async () => {
    const send = here.replayer();
    await here.add(recording());
    here.answer = () => {
      throw new RangeError('A fault of ours.');
    };
    await expect(send()).rejects.toThrow('A fault of ours.');
    here.answer = here.take;
    expect(await send()).toEqual({ kind: 'done' });
  });

  it('looks again where the first was discarded before it could be sent', async () => {
    const first = await here.add(recording({ write: recordingOfNow('2026-11-19T08:00:00Z') }));
    await here.add(change());
    const send = here.replayer(undefined, {
      clockError: async () => {
        await here.entries.discard(first);
        return 0;
      },
    });
    expect(await send()).toEqual({ kind: 'done' });
    expect(here.sentIds()).toEqual([[2]]);
  });
});

describe('a device without any room', () => {
  const isFull = (records: RecordStore): RecordStore => ({
    ...records,
    change: (owner_, subjects, decide) =>
      records.change(owner_, subjects, (found) => {
        const change = decide(found);
        if (change.put && change.put.length > 0) throw new NoRoomError('Full.');
        return change;
      }),
  });

  it('sends what lies there all the same, which makes room', async () => {
    here = fakeServer(isFull);
    await here.add(recording());
    expect(await here.replay()).toEqual({ kind: 'done' });
    expect(await here.list()).toEqual([]);
  });

  it('lets nobody take back what it could not note as sent', async () => {
    here = fakeServer(isFull);
    const entry = await here.add(change());
    here.answer = () => problem(503);
    await here.replay();
    expect((await here.entries.discard(entry)).removed).toEqual([]);
    here.answer = here.take;
    await here.replay();
    expect(new Set(here.batches.flat().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await here.list()).toEqual([]);
  });

  it('keeps a reading whose moment it corrected until it can note the right one', async () => {
    here = fakeServer(isFull);
    await here.add(recording({ write: recordingOfNow('2026-11-20T08:00:00Z') }));
    here.clock = () => 86_400_000;
    await here.replay();
    expect(here.batches).toEqual([]);
    expect(await here.list()).toHaveLength(1);
  });
});
