import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { runSaga } from 'redux-saga';
import { type Answers, refusal, success } from '../../../test/api-stub';
import { pairOf } from '../../../test/jwt';
import { lastingOffline, switchedConnectivity } from '../../../test/lasting-offline';
import {
  asha,
  kiran,
  meIs,
  type Started,
  startServices,
  storeTokens,
  until,
} from '../../../test/start-services';
import { navigateEvent } from '../browser/navigation';
import { memoryRecords } from '../offline/records';
import { sendingRequested } from '../outbox/outbox-requests';
import { selectAllEntries, selectEntries } from '../outbox/outbox-selectors';
import { sessionStarted, signOutRequested } from '../session/session-requests';
import { actingKey } from './acting-key';
import { actingRequested, selectActing } from './acting-slice';
import { openOwnPage } from './open-own-page';

const rohan = {
  ...{ owner: asha.id, id: 'rohan', firstName: 'Rohan', lastName: 'Kulkarni' },
  ...{ gender: 'MALE' as const, level: 'guardian' as const, hasAccount: false },
};
const path = '/vital-signs/summary';
const init = { params: { query: { timezone: 'Asia/Kolkata' } } };
const summaryOf = (systolic: number) => success({ period: '30d', items: [{ systolic }] });

let openOffline: ReturnType<typeof lastingOffline>;
let records: ReturnType<typeof memoryRecords>;
let network: ReturnType<typeof switchedConnectivity>;
const apps: Started[] = [];
beforeEach(() => {
  openOffline = lastingOffline();
  records = memoryRecords();
  network = switchedConnectivity();
});
afterEach(() => {
  for (const app of apps.splice(0)) app.close();
});

/** Opens a page in the same browser: as whoever is signed in, and for whom the tab is. */
async function open(answers: Answers = {}, user: typeof asha | typeof kiran = asha) {
  const left: string[] = [];
  let leave: () => void = () => undefined;
  const hasLeft = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const { token, refreshToken } = pairOf(user.id);
  storeTokens(token, refreshToken);
  const app = await startServices(
    { 'GET /auth/me': meIs(user), ...answers },
    {
      offline: { ...openOffline(), records },
      connectivity: network,
      navigation: {
        events: window,
        place: () => ({ pathname: '/dashboard', search: '', hash: '' }),
        leave(href) {
          left.push(href);
          leave();
        },
      },
    },
  );
  apps.push(app);
  app.store.dispatch(sessionStarted());
  await app.reach('active');
  return { ...app, left, hasLeft };
}

const actFor = (acting: typeof rohan | null) =>
  window.sessionStorage[acting ? 'setItem' : 'removeItem'](actingKey, JSON.stringify(acting));

const read = async (app: Started) => {
  const options = app.$api.queryOptions('get', path, init);
  const answer = await app.queryClient.fetchQuery({ ...options, retry: false, staleTime: 0 });
  return (answer.data.items as unknown as { systolic: number }[])[0]?.systolic;
};
/** By the patient whom the request names; nothing is known of others. */
const byPatient =
  (known: Record<string, number>) =>
  ({ headers }: { headers: Headers }) =>
    summaryOf(known[headers.get('Nadi-Patient') ?? 'self'] ?? 0);

const [reading] = cast.readings.asha;
if (!reading) throw new Error('Asha has no readings.');
const change = { operation: 'deleteVitalSign', id: reading.id, read: reading } as const;
const intent = { write: change, subject: `vital-sign/${reading.id}`, baseVersion: 1 };

describe('a page for another patient', () => {
  it('names the patient in requests about a record, and in no others', async () => {
    actFor(rohan);
    const app = await open({
      [`GET ${path}`]: byPatient({ rohan: 104, self: 131 }),
      'GET /family/members': () => success([]),
    });
    expect(await read(app)).toBe(104);
    await app.api.GET('/family/members');
    const named = app.server.calls.map((call) => [call.path, call.headers.get('Nadi-Patient')]);
    expect(named).toContainEqual([path, 'rohan']);
    expect(named).toContainEqual(['/family/members', null]);
    expect(named).toContainEqual(['/auth/me', null]);
  });

  it('keeps what it reads apart from what was read for oneself, without a network too', async () => {
    const answers = { [`GET ${path}`]: byPatient({ rohan: 104, self: 131 }) };
    const own = await open(answers);
    expect(await read(own)).toBe(131);
    actFor(rohan);
    const theirs = await open(answers);
    expect(await read(theirs)).toBe(104);
    const kept = async (question: string) => (await theirs.readStore.find(asha.id, question))?.answer;
    const asked = `${path}?timezone=Asia%2FKolkata`;
    await theirs.readStore.keep(asha.id, 'x', null);
    expect(JSON.stringify(await kept(asked))).toContain('131');
    expect(JSON.stringify(await kept(`${asked} rohan`))).toContain('104');
    // Nothing of the patient stays once it has ended.
    await theirs.readStore.forgetPatient(asha.id, 'rohan');
    expect(await kept(`${asked} rohan`)).toBeUndefined();
    expect(JSON.stringify(await kept(asked))).toContain('131');
  });

  it('sends queued writes for a child from one’s own page', async () => {
    actFor(rohan);
    const taken: (string | null)[] = [];
    const answers: Answers = {
      [`DELETE /vital-signs/${reading.id}`]: ({ headers }) => {
        taken.push(headers.get('Nadi-Patient'));
        return success(null);
      },
    };
    const theirs = await open(answers);
    await theirs.outbox.keep({ ...intent, idempotencyKey: 'for-rohan' });
    await theirs.outbox.keep({ ...intent, idempotencyKey: 'for-asha', patientId: null });
    await until(theirs, () => selectAllEntries(theirs.store.getState()).length === 2);
    const shown = selectEntries(theirs.store.getState());
    expect(shown.map(({ idempotencyKey, subject }) => [idempotencyKey, subject])).toEqual([
      ['for-rohan', intent.subject],
    ]);
    actFor(null);
    const own = await open(answers);
    await until(own, () => selectAllEntries(own.store.getState()).length === 2 || taken.length > 0);
    own.store.dispatch(sendingRequested());
    await until(own, () => selectAllEntries(own.store.getState()).length === 0);
    expect(new Set(taken)).toEqual(new Set(['rohan', null]));
    expect(taken).toHaveLength(2);
  });

  it('sends queued writes for a child from one’s own page that has none of its own', async () => {
    actFor(rohan);
    network.turn(false);
    const taken: (string | null)[] = [];
    const answers: Answers = {
      [`DELETE /vital-signs/${reading.id}`]: ({ headers }) => {
        taken.push(headers.get('Nadi-Patient'));
        return success(null);
      },
    };
    const theirs = await open(answers);
    await theirs.outbox.keep({ ...intent, idempotencyKey: 'for-rohan' });
    theirs.stop();
    actFor(null);
    const own = await open(answers);
    await until(own, () => selectAllEntries(own.store.getState()).length === 1);
    expect(selectEntries(own.store.getState())).toEqual([]);
    network.turn(true);
    own.store.dispatch(sendingRequested());
    await until(own, () => selectAllEntries(own.store.getState()).length === 0);
    expect(taken).toEqual(['rohan']);
  });

  it('ends acting when the server says that the tie has ended', async () => {
    actFor(rohan);
    const app = await open({ 'GET /family/members/rohan': () => refusal(404, 'Not there.') });
    await expect(read(app)).rejects.toMatchObject({ status: 404 });
    await app.hasLeft;
    expect(app.left).toEqual(['/dashboard']);
    expect(window.sessionStorage.getItem(actingKey)).toBeNull();
    const next = await open();
    await next.begun;
    expect(next.told).toEqual([expect.stringContaining('You no longer act for Rohan')]);
  });

  it('keeps acting after a 404 for one record, and takes over a new level', async () => {
    actFor(rohan);
    const member = { ...rohan, relationship: 'son', since: '', until: null, version: 2, level: 'view' };
    const app = await open({ 'GET /family/members/rohan': () => success(member) });
    await expect(read(app)).rejects.toMatchObject({ status: 404 });
    await until(app, () => selectActing(app.store.getState())?.level === 'view');
    expect(app.left).toEqual([]);
  });

  it('ignores what another account left in the tab', async () => {
    actFor(rohan);
    const app = await open({}, kiran);
    expect(selectActing(app.store.getState())).toBeNull();
  });

  it('ends acting at sign-out', async () => {
    actFor(rohan);
    const app = await open({ 'POST /auth/logout': () => success(null) });
    app.store.dispatch(signOutRequested());
    await app.reach('signed-out');
    expect(selectActing(app.store.getState())).toBeNull();
    expect(window.sessionStorage.getItem(actingKey)).toBeNull();
  });

  it.each([
    ['/dashboard/family/rohan', '/dashboard/family/rohan'],
    ['/dashboard/vital-signs?page=2#add', '/dashboard/vital-signs?page=2'],
  ])('ends acting before it opens one’s own page %s from a notification', async (path, left) => {
    actFor(rohan);
    const app = await open();
    const went: unknown[] = [];
    const note = (event: Event) => void went.push(event);
    window.addEventListener(navigateEvent, note);
    await runSaga(app.store, openOwnPage, app.navigation, path).toPromise();
    await app.hasLeft;
    window.removeEventListener(navigateEvent, note);
    expect([app.left, went]).toEqual([[left], []]);
    expect(window.sessionStorage.getItem(actingKey)).toBeNull();
  });

  it('begins and ends with a page that is loaded anew', async () => {
    const app = await open();
    app.store.dispatch(actingRequested({ acting: rohan, to: '/dashboard' }));
    await app.hasLeft;
    expect(app.left).toEqual(['/dashboard']);
    expect(JSON.parse(window.sessionStorage.getItem(actingKey) ?? '')).toEqual(rohan);
    // This page is still about oneself.
    expect(selectActing(app.store.getState())).toBeNull();
  });
});
