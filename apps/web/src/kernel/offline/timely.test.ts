import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type FakeServer, fakeServer, problem } from '../../../test/fake-server';
import { createHang, type Hang, hangingRecords } from '../../../test/hanging-storage';
import { change, owner, recording } from '../../../test/writes';
import type { Intent } from './entries';
import { createOutbox, type Outbox } from './outbox';
import { StorageHangsError } from './storage-hangs';

let hang: Hang;
let here: FakeServer;
let outbox: Outbox;
beforeEach(() => {
  jest.useFakeTimers();
  hang = createHang();
  here = fakeServer((records) => hangingRecords(records, hang));
  outbox = createOutbox({
    entries: here.entries,
    transport: here.transport,
    replay: here.replayer(),
    channel: { tell: () => {}, listen: () => () => {} },
    wakeFor: () => {},
    owner: () => owner,
    now: () => 1_000,
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const meant = ({ owner: _, timestamp: __, ...intent }: Intent) => intent;
const keysSent = () => here.batches.flat().map(({ idempotencyKey }) => idempotencyKey);
/** The results that a form gets, and when. */
function submit(intent: Intent) {
  const told: { kind?: string } = {};
  const outcome = outbox.submit(meant(intent), true).then((one) => {
    told.kind = one.kind;
    return one;
  });
  return { told, outcome };
}

describe('a form where the storage hangs', () => {
  it('waits for it eight seconds, and is then sent past the device', async () => {
    const intent = recording();
    hang.begin();
    const { told, outcome } = submit(intent);
    await pass(7_900);
    expect(told.kind).toBeUndefined();
    await pass(200);
    expect(await outcome).toMatchObject({ kind: 'sent' });
    expect(keysSent()).toEqual([intent.idempotencyKey]);
  });

  it('makes one row, where what hung is written after all', async () => {
    const intent = recording();
    hang.begin();
    const { outcome } = submit(intent);
    await pass(9_000);
    await outcome;
    hang.end();
    await pass(0);
    expect(await here.list()).toEqual([]);
    await outbox.send();
    expect(keysSent()).toEqual([intent.idempotencyKey]);
  });

  it('makes one row, where that is sent before it can be taken back', async () => {
    const intent = recording();
    hang.begin();
    const { outcome } = submit(intent);
    await pass(9_000);
    await outcome;
    // Another tab is quicker than the one that was notified too late.
    here.answer = (entry) => here.take(entry);
    hang.end();
    await outbox.send();
    await pass(0);
    expect(new Set(keysSent())).toEqual(new Set([intent.idempotencyKey]));
    expect(await here.list()).toEqual([]);
  });

  it('says that nothing is kept where no server is reached either, and nothing is sent later', async () => {
    here.answer = () => problem(503);
    hang.begin();
    const { outcome } = submit(recording());
    await pass(9_000);
    const told = await outcome;
    expect(told).toMatchObject({ kind: 'unkept', error: { name: 'StorageHangsError' } });
    const tries = here.batches.length;
    hang.end();
    await pass(0);
    here.answer = here.take;
    await outbox.send();
    expect(here.batches).toHaveLength(tries);
    expect(await here.list()).toEqual([]);
  });

  it('does not send a change of what may lie there unsent', async () => {
    hang.begin();
    const { outcome } = submit(change({ baseVersion: null }));
    await pass(10_000);
    expect(await outcome).toMatchObject({ kind: 'unkept' });
    expect(here.batches).toEqual([]);
  });

  it('sends a change that rests on what the server has', async () => {
    const intent = change();
    hang.begin();
    const { outcome } = submit(intent);
    await pass(10_000);
    expect(await outcome).toMatchObject({ kind: 'sent' });
    expect(here.batches.flat()).toMatchObject([{ baseVersion: intent.baseVersion }]);
  });

  it('waits a second for what comes next, and as before once it answers again', async () => {
    hang.begin();
    const first = submit(recording());
    await pass(9_000);
    await first.outcome;
    const second = submit(recording());
    await pass(1_100);
    expect(second.told.kind).toBe('sent');
    hang.end();
    await pass(0);
    hang.begin();
    const third = submit(recording());
    await pass(7_900);
    expect(third.told.kind).toBeUndefined();
    await pass(200);
    expect(third.told.kind).toBe('sent');
  });

  it('is told that the change of an entry has failed, and it stays as it was', async () => {
    const entry = await outbox.keep(meant(change()));
    hang.begin();
    const failure = expect(outbox.replace(entry, meant(change()))).rejects.toBeInstanceOf(StorageHangsError);
    await pass(8_100);
    await failure;
    hang.end();
    await pass(0);
    expect(await here.list()).toEqual([entry]);
  });
});
