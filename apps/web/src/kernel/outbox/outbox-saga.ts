import * as m from '@nadi/ui/messages';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, spawn, take, takeEvery } from 'typed-redux-saga';
import { logWarning } from '../browser/log';
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
  selectEntries,
  selectIsOutboxRead,
  selectSending,
  selectUnsentCount,
} from './outbox-selectors';
import { entriesLoaded, forgotten, newsHeard, retryPlanned } from './outbox-slice';

export type OutboxDependencies = {
  outbox: Outbox;
  /** Tells when it may be worth a try: back online, looked at again, woken. @returns how to stop listening */
  onOccasion: (listener: () => void) => () => void;
  isOnline: () => boolean;
  /** Id of who is signed in. */
  owner: () => string | null;
  tell: (message: string) => void;
  /** Shows at once what the server has taken of `entries`, as they were before. */
  takeIn: (settled: readonly Settled[], entries: readonly OutboxEntry[]) => void;
  /** Types of those that the server has taken, now or before. */
  takenOf: (settled: readonly Settled[]) => readonly WriteType[];
  /** Reads again what the server has taken writes of. */
  renew: (types: ReadonlySet<WriteType>) => void;
  now: () => number;
  /** In [0, 1). */
  chance: () => number;
};

/** Keeps the page's picture of the outbox true, and sends what waits whenever it may be worth a try. */
export function* outboxSaga(dependencies: OutboxDependencies) {
  const news = yield* call(() =>
    eventChannel<OutboxNews>((tell) => dependencies.outbox.subscribe(tell), buffers.expanding()),
  );
  const taken = new Set<WriteType>();
  yield* takeEvery(news, function* follow(one: OutboxNews) {
    yield* hear(dependencies, one);
    if (one.kind === 'settled') for (const type of dependencies.takenOf(one.settled)) taken.add(type);
    if (one.kind !== 'ended') return;
    // A page that was put to sleep has missed what others did.
    if ((yield* select(selectUnsentCount)) > 0) yield* fork(look, dependencies);
    if (taken.size === 0) return;
    yield* call(dependencies.renew, new Set(taken));
    taken.clear();
  });
  yield* takeEvery(found, load, dependencies);
  yield* takeEvery(ended, function* forget() {
    yield* put(forgotten());
  });
  yield* fork(sendOnOccasion, dependencies);
}

function* hear({ owner, tell, takeIn }: OutboxDependencies, news: OutboxNews) {
  // Another tab may be another person's.
  if (news.owner !== owner()) return;
  const before = yield* select(selectEntries);
  if (news.kind === 'settled') yield* call(takeIn, news.settled, before);
  yield* put(newsHeard(news));
  if (news.kind === 'corrected') yield* call(tell, m.app_clock_corrected({ count: news.count }));
}

/** What an earlier visit left here, and sends it. */
function* load(dependencies: OutboxDependencies) {
  yield* look(dependencies);
  // A device that is slow finds here what was entered since without a network; tried in vain, it would count as perhaps sent.
  if (dependencies.isOnline()) yield* put(sendingRequested());
}

/** Takes what lies on this device for what waits. */
function* look({ outbox, owner }: OutboxDependencies) {
  const who = owner();
  if (who === null) return;
  const since: OutboxNews[] = [];
  const stop = yield* call(() => outbox.subscribe((one) => void since.push(one)));
  try {
    const entries = yield* call(outbox.list);
    // Another person may be here by now.
    if (owner() !== who) return;
    const heard = since.filter((one) => one.owner === who);
    yield* put(entriesLoaded(entries, heard, outbox.sealedAway()));
  } catch (error) {
    logWarning(`The outbox could not be read: ${error instanceof Error ? error.name : 'unknown'}`);
  } finally {
    stop();
  }
}

/** Milliseconds between looks where nothing else happens: whoever was sending may have been closed. */
const pulse = 30_000;

function* sendOnOccasion(dependencies: OutboxDependencies) {
  const occasions = yield* call(() =>
    eventChannel<'occasion'>((tell) => dependencies.onOccasion(() => tell('occasion')), buffers.sliding(1)),
  );
  let failures = 0;
  let wait = pulse;
  for (;;) {
    const { asked, round } = yield* race({
      asked: take(sendingRequested),
      occasion: take(occasions),
      timer: delay(wait),
      // Forms send too, and so do other tabs and the worker.
      round: take(isEndOfRound),
    });
    if (round) {
      const { end } = round.payload;
      failures = end.kind === 'later' ? failures + 1 : 0;
      // The server knows why; the page then leads there. Once: what is found out is sent upon.
      if (end.kind === 'later' && end.why === 'not-allowed' && failures === 1)
        yield* put(userRefreshRequested());
      wait = end.kind === 'later' ? yield* plan(dependencies, end, failures) : pulse;
      continue;
    }
    // It could not be read when it was asked for; what is sent then goes with the next look.
    if (!asked && !(yield* select(selectIsOutboxRead))) yield* fork(look, dependencies);
    // The browser is often wrong about being offline, so a person who asks is believed rather than the browser.
    if (!asked && !dependencies.isOnline()) continue;
    const isStill = (yield* select(selectEntries)).every(needsPerson);
    // Whoever was sending may have been closed, and no news of the end will come.
    if (isStill && (yield* select(selectSending)).phase !== 'sending') continue;
    yield* spawn(dependencies.outbox.send);
  }
}

type EndNews = Extract<OutboxNews, { kind: 'ended' }>;

const isEndOfRound = (action: Action): action is PayloadAction<EndNews> =>
  newsHeard.match(action) && action.payload.kind === 'ended';

/** Milliseconds until the next try by itself. */
function* plan(
  { outbox, now, chance }: OutboxDependencies,
  end: Extract<RoundEnd, { kind: 'later' }>,
  failures: number,
) {
  const wait = backOff(failures, end.retryAfter, chance());
  yield* put(retryPlanned({ retryAt: now() + wait }));
  // The page may be closed before.
  const entries = yield* select(selectEntries);
  for (const type of new Set(entries.map((entry) => entry.type))) yield* call(outbox.wakeFor, type);
  return wait;
}
