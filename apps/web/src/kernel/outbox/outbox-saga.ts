import * as m from '@nadi/ui/messages';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, spawn, take, takeEvery } from 'typed-redux-saga';
import { logWarning } from '../browser/log';
import { type OnReconnectSignal, reconnectSignals } from '../browser/reconnect-signals';
import type { Settled } from '../offline/entries';
import type { Outbox, OutboxNews } from '../offline/outbox';
import type { RoundEnd } from '../offline/sender';
import type { OutboxEntry, WriteType } from '../offline/write';
import { userRefreshRequested } from '../session/session-requests';
import { ended, found } from '../session/session-slice';
import { backOff } from './back-off';
import { sendingRequested } from './outbox-requests';
import {
  needsPerson,
  selectAllEntries,
  selectIsOutboxRead,
  selectSending,
  selectUnsentCount,
} from './outbox-selectors';
import { entriesLoaded, forgotten, newsHeard, retryPlanned } from './outbox-slice';

export type OutboxDependencies = {
  outbox: Outbox;
  /** Signals when an attempt may succeed: back online, page looked at again, woken. @returns a function that stops listening */
  onReconnectSignal: OnReconnectSignal;
  isOnline: () => boolean;
  /** Id of the signed-in person. */
  owner: () => string | null;
  tell: (message: string) => void;
  /** Shows at once the results that the server accepted of `entries`, as they were before. */
  applySettled: (settled: readonly Settled[], entries: readonly OutboxEntry[]) => void;
  /** Types of the entries that the server has accepted, now or before. */
  takenOf: (settled: readonly Settled[]) => readonly WriteType[];
  /** Reads the data again whose writes the server has accepted. */
  renew: (types: ReadonlySet<WriteType>) => void;
  now: () => number;
  /** In [0, 1). */
  chance: () => number;
};

/** Keeps the page's copy of the outbox up to date, and sends waiting entries whenever an attempt may succeed. */
export function* outboxSaga(dependencies: OutboxDependencies) {
  const news = yield* call(() =>
    eventChannel<OutboxNews>((tell) => dependencies.outbox.subscribe(tell), buffers.expanding()),
  );
  const taken = new Set<WriteType>();
  yield* takeEvery(news, function* follow(one: OutboxNews) {
    yield* hear(dependencies, one);
    if (one.kind === 'settled') for (const type of dependencies.takenOf(one.settled)) taken.add(type);
    if (one.kind !== 'ended') return;
    // A page that was suspended has missed the news of others.
    if ((yield* select(selectUnsentCount)) > 0) yield* fork(look, dependencies);
    if (taken.size === 0) return;
    yield* call(dependencies.renew, new Set(taken));
    taken.clear();
  });
  yield* takeEvery(found, load, dependencies);
  yield* takeEvery(ended, function* forget() {
    yield* put(forgotten());
  });
  yield* fork(sendOnSignal, dependencies);
}

function* hear({ owner, tell, applySettled }: OutboxDependencies, news: OutboxNews) {
  // Another tab may belong to another person.
  if (news.owner !== owner()) return;
  const before = yield* select(selectAllEntries);
  if (news.kind === 'settled') yield* call(applySettled, news.settled, before);
  yield* put(newsHeard(news));
  if (news.kind === 'corrected') yield* call(tell, m.app_clock_corrected({ count: news.count }));
}

/** Reads entries of an earlier visit, and sends them. */
function* load(dependencies: OutboxDependencies) {
  yield* look(dependencies);
  // A slow device finds entries here that were added since without a network; after a failed attempt they would count as possibly sent.
  if (dependencies.isOnline()) yield* put(sendingRequested());
}

/** Shows the entries stored on this device as waiting. */
function* look({ outbox, owner }: OutboxDependencies) {
  const who = owner();
  if (who === null) return;
  const since: OutboxNews[] = [];
  const stop = yield* call(() => outbox.subscribe((one) => void since.push(one)));
  try {
    const entries = yield* call(outbox.list);
    // Another person may be signed in by now.
    if (owner() !== who) return;
    const heard = since.filter((one) => one.owner === who);
    yield* put(entriesLoaded({ entries, since: heard, sealedAway: outbox.sealedAway() }));
  } catch (error) {
    logWarning(`The outbox could not be read: ${error instanceof Error ? error.name : 'unknown'}`);
  } finally {
    stop();
  }
}

/** Milliseconds between checks if nothing else happens: the tab that was sending may have been closed. */
const pulse = 30_000;

function* sendOnSignal(dependencies: OutboxDependencies) {
  const signals = yield* call(reconnectSignals, dependencies.onReconnectSignal);
  let failures = 0;
  let wait = pulse;
  for (;;) {
    const { asked, round } = yield* race({
      asked: take(sendingRequested),
      signal: take(signals),
      timer: delay(wait),
      // Forms send too, and so do other tabs and the worker.
      round: take(isEndOfRound),
    });
    if (round) {
      const { end } = round.payload;
      failures = end.kind === 'later' ? failures + 1 : 0;
      // The server knows why; the page then leads there. Only once: the new state triggers sending.
      if (end.kind === 'later' && end.why === 'not-allowed' && failures === 1)
        yield* put(userRefreshRequested());
      wait = end.kind === 'later' ? yield* plan(dependencies, end, failures) : pulse;
      continue;
    }
    // It could not be read when requested; later entries are sent with the next check.
    if (!asked && !(yield* select(selectIsOutboxRead))) yield* fork(look, dependencies);
    // The browser is often wrong about being offline, so a person's request counts more than the browser.
    if (!asked && !dependencies.isOnline()) continue;
    const isStill = (yield* select(selectAllEntries)).every(needsPerson);
    // The tab that was sending may have been closed, and no news of the end will come.
    if (isStill && (yield* select(selectSending)).phase !== 'sending') continue;
    yield* spawn(dependencies.outbox.send);
  }
}

type EndNews = Extract<OutboxNews, { kind: 'ended' }>;

const isEndOfRound = (action: Action): action is PayloadAction<EndNews> =>
  newsHeard.match(action) && action.payload.kind === 'ended';

/** Milliseconds until the next automatic attempt. */
function* plan(
  { outbox, now, chance }: OutboxDependencies,
  end: Extract<RoundEnd, { kind: 'later' }>,
  failures: number,
) {
  const wait = backOff(failures, end.retryAfter, chance());
  yield* put(retryPlanned({ retryAt: now() + wait }));
  // The page may be closed before.
  const entries = yield* select(selectAllEntries);
  for (const type of new Set(entries.map((entry) => entry.type))) yield* call(outbox.wakeFor, type);
  return wait;
}
