import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Action, configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { asha } from '../../../test/start-services';
import { recording } from '../../../test/writes';
import type { ReconnectSignal } from '../browser/reconnect-signals';
import type { Outbox, OutboxNews } from '../offline/outbox';
import type { RoundEnd } from '../offline/sender';
import type { OutboxEntry } from '../offline/write';
import { userRefreshRequested } from '../session/session-requests';
import { found } from '../session/session-slice';
import { outboxSaga } from './outbox-saga';
import { entriesLoaded, newsHeard, outboxReducer } from './outbox-slice';

/** The workflow alone, with an outbox simulated by the test. */
function alone() {
  let hear: (news: OutboxNews) => void = () => {};
  let signal = (_: ReconnectSignal) => {};
  const send = jest.fn(async (): Promise<RoundEnd> => ({ kind: 'done' }));
  const list = jest.fn(async (): Promise<OutboxEntry[]> => []);
  const wakeFor = jest.fn();
  const subscribers = new Set<(news: OutboxNews) => void>();
  const outbox = {
    send,
    list,
    wakeFor,
    sealedAway: () => [],
    subscribe(listener: (news: OutboxNews) => void) {
      subscribers.add(listener);
      hear = (news) => {
        for (const each of [...subscribers]) each(news);
      };
      return () => void subscribers.delete(listener);
    },
  } as unknown as Outbox;
  const saga = createSagaMiddleware();
  let watcher: (action: Action) => void = () => {};
  const watching: Middleware = () => (next) => (action) => {
    watcher(action as Action);
    return next(action);
  };
  const store = configureStore({
    reducer: { outbox: outboxReducer },
    middleware: (standard) => standard({ thunk: false, serializableCheck: false }).concat(watching, saga),
  });
  let isOnline = true;
  const task = saga.run(outboxSaga, {
    outbox,
    onReconnectSignal: (listener) => {
      signal = listener;
      return () => {};
    },
    isOnline: () => isOnline,
    owner: () => 'asha',
    tell: () => {},
    applySettled: () => {},
    takenOf: () => [],
    renew: () => {},
    now: () => 0,
    chance: () => 0,
  });
  return {
    store,
    send,
    list,
    wakeFor,
    stop: () => task.cancel(),
    /** Called with each action. */
    watch(next: (action: Action) => void) {
      watcher = next;
    },
    hear: (news: OutboxNews) => hear(news),
    reconnect: () => signal('online'),
    turn: (next: boolean) => {
      isOnline = next;
    },
  };
}

const entry = {
  ...recording(),
  id: 1,
  type: 'vital-sign',
  attempts: 0,
  standing: { phase: 'waiting' },
} as OutboxEntry;
const needy: OutboxEntry = {
  ...entry,
  standing: { phase: 'refused', status: 422, message: 'No.', errors: [] },
};
const ended = (end: RoundEnd): OutboxNews => ({ owner: 'asha', kind: 'ended', end });
const settled = (progress: { done: number; total: number }, next: OutboxEntry | null = null): OutboxNews => ({
  owner: 'asha',
  kind: 'settled',
  settled: [
    {
      id: 1,
      type: 'vital-sign',
      subject: entry.subject,
      verdict: { kind: 'taken', data: null },
      entry: null,
      next,
    },
  ],
  progress,
});
const away: RoundEnd = { kind: 'later', why: 'unreachable', retryAfter: null };

describe('by itself', () => {
  let flow: ReturnType<typeof alone>;
  beforeEach(() => {
    jest.useFakeTimers();
    flow = alone();
  });
  afterEach(() => {
    flow.stop();
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  it('it looks every half minute, and sends where something waits', async () => {
    await pass(30_000);
    expect(flow.send).not.toHaveBeenCalled();
    flow.store.dispatch(entriesLoaded({ entries: [entry] }));
    await pass(29_000);
    expect(flow.send).not.toHaveBeenCalled();
    await pass(1_000);
    expect(flow.send).toHaveBeenCalledTimes(1);
  });

  it('it tries nothing when it has looked, where there is no network', async () => {
    flow.list.mockResolvedValue([entry]);
    flow.turn(false);
    flow.store.dispatch(found({ user: asha } as never));
    await pass(0);
    expect(flow.store.getState().outbox.entries).toHaveLength(1);
    expect(flow.send).not.toHaveBeenCalled();
    flow.turn(true);
    flow.reconnect();
    await pass(0);
    expect(flow.send).toHaveBeenCalledTimes(1);
  });

  it('it looks again where what lies here could not be read, and sends it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    flow.list.mockRejectedValueOnce(new Error('Not now.')).mockResolvedValue([entry]);
    flow.store.dispatch(found({ user: asha }));
    await pass(0);
    expect(flow.store.getState().outbox).toMatchObject({ phase: 'unread', entries: [] });
    await pass(30_000);
    expect(flow.store.getState().outbox).toMatchObject({ phase: 'read', entries: [{ id: 1 }] });
    await pass(30_000);
    expect(flow.send).toHaveBeenCalledTimes(1);
  });

  it('it has the session looked at, once, where the server takes nothing of it', async () => {
    const asked: string[] = [];
    flow.store.dispatch(entriesLoaded({ entries: [entry] }));
    flow.watch((action) => void asked.push(action.type));
    for (const _ of [1, 2, 3]) flow.hear(ended({ kind: 'later', why: 'not-allowed', retryAfter: null }));
    expect(asked.filter((type) => type === userRefreshRequested.type)).toHaveLength(1);
    expect(flow.store.getState().outbox.sending).toMatchObject({ phase: 'resting', why: 'not-allowed' });
  });

  it('it tries again later and later, and as before once it went well', async () => {
    flow.list.mockResolvedValue([entry]);
    flow.store.dispatch(entriesLoaded({ entries: [entry] }));
    const waits: number[] = [];
    for (let round = 1; round <= 4; round += 1) {
      flow.hear(ended(away));
      const before = flow.send.mock.calls.length;
      let waited = 0;
      while (flow.send.mock.calls.length === before) {
        await pass(500);
        waited += 500;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    flow.hear(ended({ kind: 'done' }));
    flow.hear(ended(away));
    await pass(1_000);
    expect(flow.send).toHaveBeenCalledTimes(5);
    expect(flow.wakeFor).toHaveBeenCalledWith('vital-sign');
  });

  it('it asks nothing of a network that is not there', async () => {
    flow.store.dispatch(entriesLoaded({ entries: [entry] }));
    flow.turn(false);
    flow.reconnect();
    await pass(120_000);
    expect(flow.send).not.toHaveBeenCalled();
    flow.turn(true);
    flow.reconnect();
    expect(flow.send).toHaveBeenCalledTimes(1);
  });

  it('it leaves in peace what needs the person', async () => {
    flow.store.dispatch(entriesLoaded({ entries: [needy] }));
    flow.reconnect();
    await pass(60_000);
    expect(flow.send).not.toHaveBeenCalled();
  });

  it('it asks how things stand where another tab was closed while it sent', async () => {
    flow.hear(settled({ done: 1, total: 2 }));
    expect(flow.store.getState().outbox.sending.phase).toBe('sending');
    await pass(30_000);
    expect(flow.send).toHaveBeenCalledTimes(1);
  });

  it('it goes on where the device could not be read', async () => {
    flow.list.mockRejectedValueOnce(new DOMException('Denied.', 'SecurityError'));
    flow.store.dispatch(found({ user: asha } as never));
    await pass(0);
    flow.store.dispatch(entriesLoaded({ entries: [entry] }));
    await pass(30_000);
    expect(flow.send).toHaveBeenCalled();
  });

  it('it takes what is heard while the device is read for what it is', async () => {
    let tell = (_: OutboxEntry[]) => {};
    const told = new Promise<OutboxEntry[]>((resolve) => {
      tell = resolve;
    });
    flow.list.mockReturnValueOnce(told);
    flow.store.dispatch(found({ user: asha } as never));
    const other = { ...entry, id: 2 };
    flow.hear(settled({ done: 1, total: 1 }));
    flow.hear({ owner: 'asha', kind: 'added', entry: other });
    flow.hear({ owner: 'ravi', kind: 'added', entry: { ...entry, id: 3 } });
    tell([entry]);
    await pass(0);
    expect(flow.store.getState().outbox.entries.map(({ id }) => id)).toEqual([2]);
  });
});

describe('the picture of those behind a new reading', () => {
  it('calls them by its name as soon as it has one', () => {
    const of = (id: number): OutboxEntry => ({ ...entry, id });
    const state = outboxReducer(undefined, entriesLoaded({ entries: [of(1), of(2), of(3)] }));
    const next = { ...of(2), subject: 'vital-sign/r-1', baseVersion: 1 };
    const { entries } = outboxReducer(state, newsHeard(settled({ done: 1, total: 3 }, next)));
    expect(entries.map(({ id, subject }) => [id, subject])).toEqual([
      [2, 'vital-sign/r-1'],
      [3, 'vital-sign/r-1'],
    ]);
  });
});
