import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { type Answer, type Answers, ban, hangUp, refusal, success } from '../../../test/api-stub';
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
import { sessionStarted, signOutRequested } from '../session/session-requests';
import { selectServedAt } from './read-store-slice';

const path = '/vital-signs/summary';
const init = { params: { query: { timezone: 'Asia/Kolkata' } } };
const question = `GET ${path}`;
const summaryOf = (systolic: number) => () => success({ period: '30d', items: [{ systolic }] });

let openOffline: ReturnType<typeof lastingOffline>;
let network: ReturnType<typeof switchedConnectivity>;
const apps: Started[] = [];
beforeEach(() => {
  openOffline = lastingOffline();
  network = switchedConnectivity();
});
afterEach(() => {
  for (const app of apps.splice(0)) app.close();
});

/** Opens a page for the person whose tokens are here. */
async function open(answers: Answers, read = 3_000): Promise<Started> {
  const app = await startServices(answers, {
    offline: openOffline(),
    connectivity: network,
    timeouts: { start: 20, read },
  });
  apps.push(app);
  app.store.dispatch(sessionStarted());
  return app;
}

async function openAs(user: typeof asha | typeof kiran, answers: Answers, read?: number): Promise<Started> {
  const { token, refreshToken } = pairOf(user.id);
  storeTokens(token, refreshToken);
  const app = await open({ 'GET /auth/me': meIs(user), ...answers }, read);
  await app.reach('active');
  return app;
}

const read = async (app: Started) => {
  const answer = await app.queryClient.fetchQuery({
    ...app.$api.queryOptions('get', path, init),
    retry: false,
    staleTime: 0,
  });
  return (answer.data.items as unknown as { systolic: number }[])[0]?.systolic;
};
const ages = (app: Started) => Object.values(selectServedAt(app.store.getState()));
/** Resolves once pending work in the store of the device is done. */
const settled = (app: Started) => app.readStore.drop('nobody', 'nothing');

/** A page on which Asha has read her summary; closed again. */
async function readBefore(systolic = 122): Promise<void> {
  const app = await openAs(asha, { [question]: summaryOf(systolic) });
  expect(await read(app)).toBe(systolic);
  await settled(app);
  apps.splice(apps.indexOf(app), 1);
  app.stop();
  app.server.close();
}

describe('what was read before', () => {
  it.each([
    ['no answer comes', hangUp],
    ['the server is away (502)', () => refusal(502, 'x')],
    ['the server is away (503)', () => refusal(503, 'x')],
    ['the server is away (504)', () => refusal(504, 'x')],
    ['something on the way bans it (403)', () => ban(403)],
    ['something on the way bans it (404)', () => ban(404)],
  ])('is shown with its age where %s, and as fresh once the server answers', async (_how, fail) => {
    await readBefore();
    const app = await openAs(asha, { [question]: fail });
    expect(await read(app)).toBe(122);
    expect(ages(app)).toEqual([new Date(1_000_000).toISOString()]);
    app.server.answers[question] = summaryOf(140);
    expect(await read(app)).toBe(140);
    expect(ages(app)).toEqual([]);
  });

  it.each([403, 404, 500])('is not shown in the place of a clear answer: %i', async (status) => {
    await readBefore();
    const app = await openAs(asha, { [question]: () => refusal(status, 'No.') });
    await expect(read(app)).rejects.toMatchObject({ status });
    expect(ages(app)).toEqual([]);
  });

  it('is not shown where the session is over', async () => {
    await readBefore();
    const app = await openAs(asha, {
      [question]: () => refusal(401, 'No.'),
      'POST /auth/refresh': () => refusal(401, 'Over.'),
    });
    await expect(read(app)).rejects.toThrow();
    expect(app.session().phase).toBe('signed-out');
    expect(ages(app)).toEqual([]);
  });

  it('is let go of where the server says that there is no such thing', async () => {
    await readBefore();
    const app = await openAs(asha, { [question]: () => refusal(404, 'No.') });
    await expect(read(app)).rejects.toMatchObject({ status: 404 });
    await settled(app);
    app.server.answers[question] = hangUp;
    await expect(read(app)).rejects.toMatchObject({ name: 'NoAnswerError' });
  });

  it('is shown where the access token has run out and nobody can renew it', async () => {
    await readBefore();
    const app = await openAs(asha, {
      [question]: () => refusal(401, 'Sign in to continue.'),
      'POST /auth/refresh': () => refusal(503, 'x'),
    });
    expect(await read(app)).toBe(122);
    expect(app.session().phase).toBe('active');
  });

  it('is shown while a slow server thinks, and gives way to its answer', async () => {
    await readBefore();
    let answer = (_with: Answer) => {};
    const slow = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const app = await openAs(asha, { [question]: () => slow }, 20);
    expect(await read(app)).toBe(122);
    expect(ages(app)).toHaveLength(1);
    answer(summaryOf(140)());
    await until(app, () => ages(app).length === 0);
    await settled(app);
    expect(app.queryClient.getQueryData(['get', path, init])).toMatchObject({
      data: { items: [{ systolic: 140 }] },
    });
  });

  it('gives way to no slow answer that is older than what was read since', async () => {
    await readBefore();
    let answer = (_with: Answer) => {};
    const slow = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const app = await openAs(
      asha,
      { [question]: () => slow, 'GET /patients/profile': () => success({}) },
      20,
    );
    expect(await read(app)).toBe(122);
    app.server.answers[question] = summaryOf(140);
    expect(await read(app)).toBe(140);
    answer(summaryOf(130)());
    await app.api.GET('/patients/profile');
    await settled(app);
    expect(app.queryClient.getQueryData(['get', path, init])).toMatchObject({
      data: { items: [{ systolic: 140 }] },
    });
  });

  it('is no reason to wait for less than an answer where nothing was read before', async () => {
    let answer = (_with: Answer) => {};
    const slow = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const app = await openAs(asha, { [question]: () => slow }, 1);
    const reading = read(app);
    await app.readStore.find(asha.id, path);
    answer(summaryOf(140)());
    expect(await reading).toBe(140);
  });

  it('fails as ever where it was never read', async () => {
    const app = await openAs(asha, { [question]: hangUp });
    await expect(read(app)).rejects.toMatchObject({ name: 'NoAnswerError' });
  });

  it('is asked for again as soon as the server answers anything', async () => {
    await readBefore();
    const app = await openAs(asha, {
      [question]: hangUp,
      'GET /patients/profile': () => success({ version: 1 }),
    });
    await read(app);
    app.server.answers[question] = summaryOf(140);
    const leave = look(app);
    await app.api.GET('/patients/profile');
    await until(app, () => ages(app).length === 0);
    leave();
    expect(app.server.callsOf(question)).toHaveLength(2);
  });
});

/** Subscribes like a screen that shows the summary. @returns a function that leaves it */
const look = (app: Started) =>
  new QueryObserver(app.queryClient, app.$api.queryOptions('get', path, init)).subscribe(() => undefined);

describe('what is on the screen when the network goes', () => {
  it('is marked with its age, and asked for again when the network is back', async () => {
    const app = await openAs(asha, { [question]: summaryOf(122) });
    const before = Date.now();
    await read(app);
    const leave = look(app);
    expect(ages(app)).toEqual([]);
    network.turn(false);
    expect(ages(app)).toHaveLength(1);
    expect(Date.parse(ages(app)[0] ?? '')).toBeGreaterThanOrEqual(before);
    network.turn(true);
    await until(app, () => ages(app).length === 0);
    leave();
    expect(app.server.callsOf(question)).toHaveLength(2);
  });
});

describe('what was read of one person', () => {
  it('is gone when they sign out, before anyone else is shown', async () => {
    await readBefore();
    const app = await openAs(asha, { [question]: hangUp, 'POST /auth/logout': () => success({}) });
    await read(app);
    app.store.dispatch(signOutRequested());
    await app.reach('signed-out');
    const { readStore, sessionCopy } = openOffline();
    expect(await readStore.keys()).toEqual([]);
    expect(await sessionCopy.owner()).toBeNull();
    expect(ages(app)).toEqual([]);
  });

  it('is not written back by an answer that comes after they signed out', async () => {
    let answer = (_with: Answer) => {};
    const late = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const app = await openAs(asha, { [question]: () => late, 'POST /auth/logout': () => success({}) });
    const reading = read(app).catch(() => undefined);
    await new Promise<void>((resolve) => {
      const look = () => (app.server.callsOf(question).length > 0 ? resolve() : setTimeout(look, 1));
      look();
    });
    app.store.dispatch(signOutRequested());
    await app.reach('signed-out');
    answer(summaryOf(171)());
    await reading;
    await settled(app);
    expect(await openOffline().readStore.keys()).toEqual([]);
  });

  it('is nothing to another, who signs in at this browser', async () => {
    await readBefore();
    const app = await openAs(kiran, { [question]: hangUp });
    await expect(read(app)).rejects.toMatchObject({ name: 'NoAnswerError' });
    await settled(app);
    const keys = await openOffline().readStore.keys();
    expect(keys).toEqual([`${kiran.id} /auth/me`]);
  });

  it('goes with a session that the server ended', async () => {
    await readBefore();
    const app = await openAs(asha, {
      'GET /patients/profile': () => refusal(401, 'Sign in to continue.'),
      'POST /auth/refresh': () => refusal(401, 'Over.'),
    });
    await app.api.GET('/patients/profile');
    await settled(app);
    expect(app.session().phase).toBe('signed-out');
    expect(await openOffline().readStore.keys()).toEqual([]);
  });

  it('is not brought back by a tab that has not heard that another person is here', async () => {
    const app = await openAs(asha, { [question]: summaryOf(171) });
    await settled(app);
    // The other tab's change of localStorage has not come through yet; the database is the same for all.
    await openOffline().sessionCopy.keep(pairOf(kiran.id, 2_000));
    await app.readStore.wipe(kiran.id);
    expect(window.localStorage.getItem('nadi_token')).toBe(pairOf(asha.id).token);
    await app.readStore.keep(asha.id, path, 'late');
    expect(await openOffline().readStore.keys()).not.toContain(`${asha.id} ${path}`);
  });
});

describe('what is not of the own record', () => {
  it('is never kept', async () => {
    const app = await openAs(asha, { 'GET /auth/sessions': () => success([]) });
    await app.queryClient.fetchQuery(app.$api.queryOptions('get', '/auth/sessions', {}));
    await settled(app);
    expect(await openOffline().readStore.keys()).toEqual([`${asha.id} /auth/me`]);
  });
});
