// areas: account, identity, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { seedProvider } from '../../../seed/seed-provider';
import { demoProviderOf } from '../demo-provider/of-installation';
import { jobs } from '../jobs/jobs';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedProvider(api.context);
});
afterAll(() => api.close());

const get = async (who: Person, path: string) => (await api.ask.get(path).set(by(who)).expect(200)).body.data;
const post = (who: Person, path: string, body: object = {}, key?: string) =>
  api.ask
    .post(path)
    .set({ ...by(who), ...once(key) })
    .send(body);
const demo = () => demoProviderOf({ secrets: api.context.secrets, publicUrl: api.context.config.publicUrl });
/** Returns what the browser brings back from the consent page. */
async function consent(who: Person, isAllowed = true): Promise<{ state: string; code?: string }> {
  const begun = await post(who, '/health-connections', { provider: 'demonstration' }).expect(201);
  const asked = demo().readConsent(new URL(begun.body.data.authorizeUrl).searchParams);
  if (!asked) throw new Error('The demonstration does not know the request.');
  const back = new URL(demo().decide(asked, isAllowed)).searchParams;
  return Object.fromEntries([...back].filter(([name]) => name !== 'error')) as { state: string };
}
const complete = (who: Person, sent: object) => post(who, '/health-connections/completions', sent);
const connected = async (who: Person): Promise<{ id: string }> =>
  (await complete(who, await consent(who)).expect(201)).body.data;
const everyMinute = () => jobs[0]?.run({}, api.context, () => false);
const connectionOf = async (who: Person) =>
  (await get(who, '/health-providers')).find(({ id }: { id: string }) => id === 'demonstration').connection;

describe('an account at a provider', () => {
  it('is connected after consent, and brings its readings of 90 days', async () => {
    const who = await api.signedIn();
    const { id } = await connected(who);
    await everyMinute();
    const [sync] = await get(who, `/health-connections/${id}/syncs`);
    expect(sync).toMatchObject({ failure: null, leftOut: [], alreadyThere: 0 });
    expect(sync.added).toBeGreaterThan(180);
    const { pagination } = (await api.ask.get('/vital-signs').set(by(who)).expect(200)).body;
    expect(pagination.total).toBe(sync.added);
    expect(await connectionOf(who)).toMatchObject({ id, status: 'connected', failure: null });
  });

  it('brings only what is new with the next fetch, with renewed tokens', async () => {
    const who = await api.signedIn();
    const { id } = await connected(who);
    await everyMinute();
    api.clock.advance(hours(25));
    await everyMinute();
    const [next] = await get(who, `/health-connections/${id}/syncs`);
    expect(next).toMatchObject({ failure: null });
    expect(next.added).toBeGreaterThanOrEqual(2);
    expect(next.added).toBeLessThanOrEqual(3);
    expect(next.alreadyThere).toBeGreaterThan(0);
  });

  it('is not connected if the person refuses, and the beginning is used up', async () => {
    const who = await api.signedIn();
    const sent = await consent(who, false);
    const refused = await complete(who, sent).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/code', code: 'refused' }]);
    const again = await complete(who, sent).expect(422);
    expect(again.body.errors).toMatchObject([{ pointer: '/body/state', code: 'unknown' }]);
    expect(await connectionOf(who)).toBeNull();
  });

  it('is not connected by the state of another person, an old state or an invented one', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    const sent = await consent(who);
    await complete(other, sent).expect(422);
    await complete(other, { ...sent, state: 'invented-state-of-nobody-at-all' }).expect(422);
    api.clock.advance(minutes(11));
    await complete(who, sent).expect(422);
    expect(await connectionOf(who)).toBeNull();
    expect(await connectionOf(other)).toBeNull();
  });

  it('is not connected by a code twice, nor by the code of another beginning', async () => {
    const who = await api.signedIn();
    const first = await consent(who);
    const second = await consent(who);
    // Another verifier: the code was stolen and is brought into another beginning.
    await complete(who, { state: second.state, code: first.code }).expect(422);
    await complete(who, first).expect(201);
    await complete(who, first).expect(422);
  });

  it('is signed out if the provider refuses, keeps its readings, and can sign in again', async () => {
    const who = await api.signedIn();
    const { id } = await connected(who);
    await everyMinute();
    const before = (await api.ask.get('/vital-signs').set(by(who)).expect(200)).body.pagination.total;
    demo().forget();
    api.clock.advance(hours(7));
    await everyMinute();
    expect(await connectionOf(who)).toMatchObject({ status: 'signed-out', failure: 'refused', nextSyncAt: null });
    await post(who, `/health-connections/${id}/syncs`).expect(409);
    await complete(who, await consent(who)).expect(201);
    await everyMinute();
    expect(await connectionOf(who)).toMatchObject({ id, status: 'connected', failure: null });
    const after = (await api.ask.get('/vital-signs').set(by(who)).expect(200)).body.pagination.total;
    expect(after).toBeGreaterThanOrEqual(before);
  });

  it('belongs to its patient: another cannot fetch, end or look at it', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    const { id } = await connected(who);
    await api.ask.get(`/health-connections/${id}/syncs`).set(by(other)).expect(404);
    await post(other, `/health-connections/${id}/syncs`).expect(404);
    await api.ask.delete(`/health-connections/${id}`).set(by(other)).expect(404);
    expect(await connectionOf(who)).toMatchObject({ id });
  });

  it('is ended: its tokens are forgotten and revoked, and its readings stay', async () => {
    const who = await api.signedIn();
    const { id } = await connected(who);
    await everyMinute();
    await api.ask.delete(`/health-connections/${id}`).set(by(who)).expect(200);
    expect(await connectionOf(who)).toBeNull();
    api.clock.advance(hours(7));
    await everyMinute();
    const { pagination } = (await api.ask.get('/vital-signs').set(by(who)).expect(200)).body;
    expect(pagination.total).toBeGreaterThan(180);
  });
});

describe('the configuration of a provider', () => {
  it('is set by an administrator alone, who never reads the secret', async () => {
    const [patient, admin] = [await api.signedIn(), await api.signedIn('ADMIN')];
    const put = (who: Person, body: object, provider = 'withings') =>
      api.ask.put(`/admin/health-providers/${provider}`).set(by(who)).send(body);
    await put(patient, { clientId: 'x', clientSecret: 'y' }).expect(403);
    const missing = await put(admin, { clientId: 'nadi-sample' }).expect(422);
    expect(missing.body.errors).toMatchObject([{ pointer: '/body/clientSecret', code: 'required' }]);
    const set = await put(admin, { clientId: 'nadi-sample', clientSecret: 'of-no-worth' }).expect(200);
    expect(set.body.data).toMatchObject({ clientId: 'nadi-sample', hasSecret: true });
    expect(JSON.stringify(set.body)).not.toContain('of-no-worth');
    await put(admin, { clientId: 'nadi-sample' }).expect(200);
    await put(admin, { clientId: 'another' }).expect(422);
    await put(admin, { clientId: 'x', clientSecret: 'y' }, 'demonstration').expect(409);
    const begun = await post(patient, '/health-connections', { provider: 'withings' }).expect(201);
    expect(begun.body.data.authorizeUrl).toMatch(/^https:\/\/account\.withings\.com\/oauth2_user\/authorize2\?/);
    await put(admin, { clientId: null }).expect(200);
    const refused = await post(patient, '/health-connections', { provider: 'withings' }).expect(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '/body/provider', code: 'not-configured' }]);
  });
});
