import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { type Answers, refusal, success } from '../../../test/api-stub';
import { pairOf } from '../../../test/jwt';
import { lastingOffline, switchedConnectivity } from '../../../test/lasting-offline';
import { asha, meIs, type Started, startServices, storeTokens, until } from '../../../test/start-services';
import { memoryRecords } from '../offline/records';
import { sendingRequested } from '../outbox/outbox-requests';
import { selectAllEntries } from '../outbox/outbox-selectors';
import { sessionStarted } from '../session/session-requests';
import { membersQuery } from './members-query';

const [reading] = cast.readings.asha;
if (!reading) throw new Error('Asha has no readings.');
const change = {
  operation: 'updateVitalSign',
  id: reading.id,
  body: { note: 'Tired.' },
  read: reading,
} as const;
const intent = { write: change, subject: `vital-sign/${reading.id}`, baseVersion: 1 };
const question = '/vital-signs/summary?timezone=Asia%2FKolkata';
const member = (id: string) => ({
  ...{ id, firstName: id, lastName: 'Kulkarni', relationship: 'son', level: 'guardian', hasAccount: false },
  ...{
    guardians: [],
    dateOfBirth: null,
    gender: null,
    since: '2026-01-02T03:04:05.000Z',
    until: null,
    version: 1,
  },
});
const gone = () => refusal(404, 'Not there.');
const deletedWords = expect.stringContaining('One entry that was not sent yet was deleted');

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

async function open(answers: Answers) {
  const { token, refreshToken } = pairOf(asha.id);
  storeTokens(token, refreshToken);
  const app = await startServices(
    { 'GET /auth/me': meIs(asha), ...answers },
    { offline: { ...openOffline(), records }, connectivity: network },
  );
  apps.push(app);
  app.store.dispatch(sessionStarted());
  await app.reach('active');
  await app.begun;
  return app;
}

/** Keeps an answer about each of two children, one about oneself, and an entry for each that was not sent. */
async function fill(app: Started) {
  network.turn(false);
  for (const patientId of ['rohan', 'meera']) {
    await app.readStore.keep(asha.id, `${question} ${patientId}`, { about: patientId });
    await app.outbox.keep({ ...intent, idempotencyKey: `for-${patientId}`, patientId });
  }
  await app.readStore.keep(asha.id, question, { about: 'self' });
  await app.outbox.keep({ ...intent, idempotencyKey: 'for-self', patientId: null });
}

const waitingFor = async (app: Started) =>
  (await app.outbox.list()).map(({ idempotencyKey }) => idempotencyKey).sort();
const isKept = async (app: Started, asked: string) => (await app.readStore.find(asha.id, asked)) !== null;

async function expectOnlyRohanIsForgotten(app: Started) {
  await until(app, () => selectAllEntries(app.store.getState()).length === 2);
  expect(await waitingFor(app)).toEqual(['for-meera', 'for-self']);
  expect(await isKept(app, `${question} rohan`)).toBe(false);
  expect(await isKept(app, `${question} meera`)).toBe(true);
  expect(await isKept(app, question)).toBe(true);
}

describe('a tie that the other side has ended', () => {
  it('is found when the app starts: answers and unsent entries about that person leave the device', async () => {
    const before = await open({});
    await fill(before);
    before.stop();
    const app = await open({
      'GET /family/members': () => success([member('meera')]),
      'GET /family/members/rohan': gone,
    });
    await expectOnlyRohanIsForgotten(app);
    expect(app.told).toEqual([deletedWords]);
  });

  it('is found when a page reads the people whom one looks after', async () => {
    const app = await open({
      'GET /family/members': () => success([member('meera')]),
      'GET /family/members/rohan': gone,
    });
    await fill(app);
    await until(app, () => selectAllEntries(app.store.getState()).length === 3);
    await app.queryClient.fetchQuery(app.$api.queryOptions(...membersQuery));
    await expectOnlyRohanIsForgotten(app);
  });

  it('is found when the server refuses an entry for that person as if there were no such record', async () => {
    const app = await open({
      'GET /family/members/rohan': gone,
      'GET /family/members/meera': () => success(member('meera')),
      [`PUT /vital-signs/${reading.id}`]: ({ headers }) =>
        headers.get('Nadi-Patient') === 'rohan' ? refusal(403, 'Not yours.') : refusal(503, 'Later.'),
    });
    await fill(app);
    await until(app, () => selectAllEntries(app.store.getState()).length === 3);
    network.turn(true);
    app.store.dispatch(sendingRequested());
    await expectOnlyRohanIsForgotten(app);
  });

  it('is not believed of a list from which a person is missing while the server still knows the tie', async () => {
    const before = await open({});
    await fill(before);
    before.stop();
    const asked: string[] = [];
    const stillThere = (id: string) => () => {
      asked.push(id);
      return success(member(id));
    };
    const app = await open({
      'GET /family/members': () => success([]),
      'GET /family/members/rohan': stillThere('rohan'),
      'GET /family/members/meera': stillThere('meera'),
    });
    await until(app, () => selectAllEntries(app.store.getState()).length === 3);
    while (asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(asked.sort()).toEqual(['meera', 'rohan']);
    expect(await waitingFor(app)).toEqual(['for-meera', 'for-rohan', 'for-self']);
    expect(await isKept(app, `${question} rohan`)).toBe(true);
    expect(app.told).toEqual([]);
  });

  it('asks nothing of the server for a device that has nothing of others', async () => {
    const app = await open({});
    await app.readStore.keep(asha.id, question, { about: 'self' });
    app.stop();
    const next = await open({});
    await until(next, () => true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(next.server.calls.filter(({ path }) => path.startsWith('/family'))).toEqual([]);
  });
});
