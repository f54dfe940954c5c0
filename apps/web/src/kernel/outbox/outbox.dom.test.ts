import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock, type NadiMockOptions } from '@nadi/mock-server/nadi/nadi-mock';
import { type Answers, hangUp, refusal } from '../../../test/api-stub';
import { switchedConnectivity } from '../../../test/lasting-offline';
import { asha, type Started, startServices, storeTokens, until } from '../../../test/start-services';
import { mintKey, profileChange, recording } from '../../../test/writes';
import '../../app/unsent';
import { browserNews } from '../offline/news-channel';
import { memoryOffline, type OfflinePlatform } from '../offline/offline-platform';
import { openRecords } from '../offline/records';
import { openVault } from '../offline/vault';
import type { OutboxEntry } from '../offline/write';
import { sessionStarted } from '../session/session-requests';
import { ended as sessionEnded } from '../session/session-slice';
import { itemsOf } from '../unsent/entry-words';
import { withSealed } from '../unsent/sealed-items';
import { sendingRequested } from './outbox-requests';
import { selectEntries, selectSending } from './outbox-selectors';

type Mock = ReturnType<typeof createNadiMock>;
const pages: Started[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
  jest.restoreAllMocks();
});

/** A browser with its databases, in which pages are opened. */
function browser(options: NadiMockOptions = {}) {
  const name = `outbox-${crypto.randomUUID()}`;
  const mock = createNadiMock(options);
  return {
    mock,
    /** Data sealed with its person's key can no longer be opened. */
    loseKeys: () => openVault(`${name}-vault`).forget(asha.id),
    async open(isOnline = true, answers: Answers = {}, isShared = true) {
      const { token, refreshToken } = tokensOf('asha');
      storeTokens(token, refreshToken);
      const offline: OfflinePlatform = {
        ...memoryOffline(),
        vault: openVault(`${name}-vault`),
        records: openRecords({ name }),
        ...(isShared && { news: browserNews(name) }),
      };
      const connectivity = switchedConnectivity(isOnline);
      const page = await startServices(answers, { mock, offline, connectivity });
      pages.push(page);
      page.store.dispatch(sessionStarted());
      await page.reach('active');
      await until(page, () => page.store.getState().outbox.phase === 'read');
      return { ...page, connectivity };
    },
  };
}

const entriesOf = (page: Started) => selectEntries(page.store.getState());
const sendingOf = (page: Started) => selectSending(page.store.getState());
const empty = (page: Started) =>
  until(page, () => entriesOf(page).length === 0 && sendingOf(page).phase === 'idle');

function keep(page: Started, count = 1) {
  const meant = Array.from({ length: count }, () => {
    const { owner: _, timestamp: __, ...intent } = recording({ idempotencyKey: mintKey() });
    return intent;
  });
  return Promise.all(meant.map((one) => page.outbox.submit(one, false)));
}

function meantProfile() {
  const { owner: _, timestamp: __, ...intent } = profileChange({ idempotencyKey: mintKey() });
  return intent;
}

async function recorded(mock: Mock): Promise<number> {
  const url = 'http://mock.test/api/v1/vital-signs?type=pulse&limit=100';
  const headers = { Authorization: `Bearer ${tokensOf('asha').token}` };
  const answer = await mock.fetch(new Request(url, { headers }));
  const { pagination } = (await answer.json()) as { pagination: { total: number } };
  return pagination.total;
}

/** Closes a page as a browser does: without notice to anyone. */
function close(page: Started): void {
  pages.splice(pages.indexOf(page), 1);
  page.stop();
  page.server.close();
}

describe('what was sealed with a key that is gone', () => {
  it('is shown as that, since when, and leaves when its person lets it go', async () => {
    const { open, loseKeys, mock } = browser();
    const before = await recorded(mock);
    const first = await open(false);
    await keep(first, 2);
    await first.outbox.keep({ ...meantProfile(), baseVersion: null });
    close(first);
    await loseKeys();
    const second = await open();
    const lost = () => second.store.getState().outbox.sealedAway;
    expect(entriesOf(second)).toEqual([]);
    expect(lost()).toMatchObject([
      { id: 1, type: 'vital-sign', timestamp: 1_000_000 },
      { id: 2, type: 'vital-sign' },
      { id: 3, type: 'profile' },
    ]);
    const items = withSealed([], [], lost());
    expect(items).toMatchObject([
      { title: 'A reading', isSealedAway: true, since: new Date(1_000_000).toISOString() },
      { title: 'A reading' },
      { title: 'Your profile' },
    ]);
    for (const one of lost()) await second.outbox.discardSealed(one);
    expect(lost()).toEqual([]);
    expect(await second.outbox.count(asha.id)).toBe(0);
    expect(await recorded(mock)).toBe(before);
  });

  it('holds up what is about the same thing, which goes once it was let go', async () => {
    const { open, loseKeys } = browser();
    const first = await open(false);
    await first.outbox.keep(meantProfile());
    close(first);
    await loseKeys();
    const second = await open();
    const { entry } = (await second.outbox.submit(meantProfile(), true)) as { entry: OutboxEntry };
    const state = second.store.getState().outbox;
    const [lost, held] = withSealed(
      itemsOf(state.entries, { now: '2026-11-20T09:00:00Z', timeZone: 'UTC' }),
      state.entries,
      state.sealedAway,
    );
    expect(lost).toMatchObject({ id: 1, isSealedAway: true });
    expect(held).toMatchObject({ id: entry.id, standing: { phase: 'waiting', isFirst: false } });
    await second.outbox.discardSealed({ ...entry, id: 1 });
    second.store.dispatch(sendingRequested());
    await empty(second);
    expect(second.server.callsOf('PUT /patients/profile')).toHaveLength(1);
  });
});

describe('what waits is sent', () => {
  it('when the app is opened again', async () => {
    const { mock, open } = browser();
    const before = await recorded(mock);
    const first = await open(false);
    await keep(first, 3);
    expect(entriesOf(first)).toHaveLength(3);
    close(pages[0] as Started);
    const second = await open();
    await empty(second);
    expect(await recorded(mock)).toBe(before + 3);
  });

  it.each<[string, () => void]>([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('when %s', async (_what, happen) => {
    const { mock, open } = browser();
    const before = await recorded(mock);
    const page = await open(false);
    await keep(page);
    page.connectivity.turn(true);
    happen();
    await empty(page);
    expect(await recorded(mock)).toBe(before + 1);
  });

  it('when the person asks, even where the browser says that it is offline', async () => {
    const { open } = browser();
    const page = await open(false);
    await keep(page);
    window.dispatchEvent(new Event('online'));
    page.store.dispatch(sendingRequested());
    await empty(page);
    expect(page.server.callsOf('POST /batch')).toHaveLength(1);
  });

  it('however badly the server does: each once', async () => {
    const { mock, open } = browser({ failureRate: 0.3, seed: 7, latency: [0, 3] });
    const page = await open(false, {
      'GET /auth/me': () => ({ body: { success: true, data: { user: asha } } }),
    });
    await keep(page, 20);
    for (let round = 0; round < 60 && entriesOf(page).length > 0; round += 1) await page.outbox.send();
    expect(entriesOf(page)).toEqual([]);
    const keys = page.server
      .callsOf('POST /vital-signs')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(20);
    expect(keys.length).toBeGreaterThan(20);
    const done = mock.log.filter(
      ({ operationId, status }) => operationId === 'recordVitalSign' && status === 201,
    );
    expect(done).toHaveLength(20);
  });

  it('by a page that hears nothing of the others, which then knows', async () => {
    const { open } = browser();
    const asleep = await open(false, {}, false);
    await keep(asleep, 2);
    const awake = await open();
    await empty(awake);
    expect(entriesOf(asleep)).toHaveLength(2);
    asleep.connectivity.turn(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await empty(asleep);
    expect(asleep.server.callsOf('POST /batch')).toEqual([]);
  });
});

describe('two tabs', () => {
  it('show the same, and send it once', async () => {
    const { mock, open } = browser();
    const before = await recorded(mock);
    const [one, other] = [await open(false), await open(false)];
    await keep(one, 2);
    await keep(other, 1);
    await until(one, () => entriesOf(one).length === 3);
    await until(other, () => entriesOf(other).length === 3);
    expect(entriesOf(one)).toEqual(entriesOf(other));
    await other.outbox.send();
    await empty(other);
    await empty(one);
    expect(one.server.callsOf('POST /batch')).toEqual([]);
    expect(await recorded(mock)).toBe(before + 3);
  });
});

describe('what the page knows of it', () => {
  it('is how far it is', async () => {
    const { open } = browser();
    const page = await open(false);
    await keep(page, 60);
    const seen: unknown[] = [];
    page.store.subscribe(() => {
      const sending = sendingOf(page);
      if (JSON.stringify(seen.at(-1)) !== JSON.stringify(sending)) seen.push(sending);
    });
    await page.outbox.send();
    expect(seen).toEqual([
      { phase: 'sending', done: 0, total: 50 },
      { phase: 'sending', done: 50, total: 60 },
      { phase: 'sending', done: 60, total: 60 },
      { phase: 'idle' },
    ]);
  });

  it.each([
    ['unreachable', () => refusal(503, 'x'), null],
    ['unreachable', hangUp, null],
    ['busy', () => ({ ...refusal(429, 'x'), headers: { 'Retry-After': '90' } }), 90_000],
  ])('is that it rests (%s), and until when', async (why, answer, asked) => {
    const { open } = browser();
    const page = await open(false, { 'POST /batch': answer });
    await keep(page);
    await page.outbox.send();
    const sending = sendingOf(page);
    expect(sending).toMatchObject({ phase: 'resting', why });
    const wait = ('retryAt' in sending ? (sending.retryAt ?? 0) : 0) - page.clock.now;
    expect(wait).toBeGreaterThanOrEqual(asked ?? 1_000);
    expect(wait).toBeLessThanOrEqual(asked ?? 2_000);
    expect(entriesOf(page)).toMatchObject([{ attempts: 1, standing: { phase: 'waiting' } }]);
  });

  it('is nothing any more once its person has left', async () => {
    const { open } = browser();
    const page = await open(false);
    await keep(page);
    page.store.dispatch(sessionEnded({ keepsPlace: false }));
    await page.reach('signed-out');
    expect(page.store.getState().outbox).toEqual({
      phase: 'unread',
      entries: [],
      sealedAway: [],
      sending: { phase: 'idle' },
    });
  });

  it('is read anew where the server has taken something', async () => {
    const { open } = browser();
    const page = await open(false);
    const invalidate = jest.spyOn(page.queryClient, 'invalidateQueries');
    await keep(page);
    expect(invalidate).not.toHaveBeenCalled();
    await page.outbox.send();
    expect(invalidate).toHaveBeenCalledTimes(1);
  });
});
