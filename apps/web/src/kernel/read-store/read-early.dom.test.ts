import { afterEach, describe, expect, it } from '@jest/globals';
import { type Answer, type Answers, success } from '../../../test/api-stub';
import { pairOf } from '../../../test/jwt';
import { lastingOffline } from '../../../test/lasting-offline';
import { asha, kiran, meIs, type Started, startServices, storeTokens } from '../../../test/start-services';
import { questionOf } from '../offline/queries';
import { sessionStarted } from '../session/session-requests';

const path = '/vital-signs/summary';
const init = { params: { query: { timezone: 'Asia/Kolkata' } } };
const summary = success({ period: '30d', items: [] });

const apps: Started[] = [];
afterEach(() => {
  for (const app of apps.splice(0)) app.close();
});

/** A page for the person whose tokens are here, on which the dashboard is requested before the person is known. */
async function openEarly(of: typeof asha, answers: Answers): Promise<Started> {
  const { token, refreshToken } = pairOf(of.id);
  storeTokens(token, refreshToken);
  const app = await startServices(answers, { offline: lastingOffline()() });
  apps.push(app);
  return app;
}
const ask = (app: Started) => app.queryClient.fetchQuery(app.$api.queryOptions('get', path, init));
async function keptOf(app: Started, { id }: typeof asha) {
  // Pending work in the store of the device is done first.
  await app.readStore.drop('nobody', 'nothing');
  return app.readStore.find(id, questionOf(['get', path, init], app.clock.now) ?? '');
}

describe('what is asked before it is known who asks', () => {
  it('is kept once that is known', async () => {
    const app = await openEarly(asha, { 'GET /auth/me': meIs(asha), [`GET ${path}`]: () => summary });
    await ask(app);
    expect(await keptOf(app, asha)).toBeNull();
    app.store.dispatch(sessionStarted());
    await app.reach('active');
    expect(await keptOf(app, asha)).toMatchObject({ answer: { data: { period: '30d' } } });
  });

  it('is kept where the answer comes later than that', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const late = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const app = await openEarly(asha, { 'GET /auth/me': meIs(asha), [`GET ${path}`]: () => late });
    const asking = ask(app);
    app.store.dispatch(sessionStarted());
    await app.reach('active');
    answer(summary);
    await asking;
    expect(await keptOf(app, asha)).not.toBeNull();
  });

  it('is kept for nobody where another is here by then', async () => {
    const app = await openEarly(asha, { 'GET /auth/me': meIs(kiran), [`GET ${path}`]: () => summary });
    await ask(app);
    const { token, refreshToken } = pairOf(kiran.id);
    storeTokens(token, refreshToken);
    app.store.dispatch(sessionStarted());
    await app.reach('active');
    expect(await keptOf(app, kiran)).toBeNull();
    expect(await keptOf(app, asha)).toBeNull();
  });
});
