// database: embedded
// areas: administration, identity, integrations
import { afterAll, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import request from 'supertest';
import { seedDemo } from '../src/seed/seed-demo';
import { by, once, startApi, type TestApi } from './api';

const started = new Map<string, Promise<TestApi>>();
afterAll(async () => {
  for (const api of started.values()) await (await api).close();
});

const pages = ['/dev/mail', '/dev/mail.json', '/dev/demo-accounts.json'];
const onLoopback = { PUBLIC_URL: 'http://nadi.localhost' };
const demonstration = { ...onLoopback, NADI_DEMO: '1' };

/** One server for each configuration: nothing here changes anything. */
function start(env: Record<string, string>): Promise<TestApi> {
  const key = JSON.stringify(env);
  const api = started.get(key) ?? startApi(env);
  started.set(key, api);
  return api;
}

describe('the pages of a demonstration', () => {
  it('are there for this machine, where it was switched on', async () => {
    const shown = await start(demonstration);
    for (const page of pages) await request(shown.url).get(page).expect(200);
    await request(shown.url).get('/dev/mail').set('Host', 'nadi.localhost:8080').expect(200);
    await request(shown.url).get('/dev/mail').set('Host', '127.3.2.1').expect(200);
  });

  it('include an invented provider of health data, whose page asks for consent and sends answers to this server alone', async () => {
    const shown = await start(demonstration);
    const who = await shown.signedIn();
    const begun = await shown.ask
      .post('/health-connections')
      .set({ ...by(who), ...once() })
      .send({ provider: 'demonstration' })
      .expect(201);
    const { pathname, search } = new URL(begun.body.data.authorizeUrl);
    expect(pathname).toBe('/dev/provider/authorize');
    const page = await request(shown.url)
      .get(pathname + search)
      .expect(200);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.headers['cache-control']).toBe('no-store');
    const back = await request(shown.url)
      .post(pathname + search)
      .type('form')
      .send({ decision: 'allow' })
      .expect(303);
    expect(back.headers.location).toMatch(
      /^http:\/\/nadi\.localhost\/dashboard\/integrations\/callback\/demonstration\?state=/,
    );
    const stranger = search.replace(/redirect_uri=[^&]+/, 'redirect_uri=https%3A%2F%2Fevil.example');
    await request(shown.url)
      .get(pathname + stranger)
      .expect(400);
    await request(shown.url)
      .post(pathname + stranger)
      .expect(400);
  });

  it('have no provider of health data without the switch: none is found, and none is reached', async () => {
    for (const environment of ['development', 'test']) {
      const shown = await start({ ...onLoopback, NODE_ENV: environment });
      const who = await shown.signedIn();
      await request(shown.url).get('/dev/provider/authorize').expect(404);
      const { body } = await shown.ask.get('/health-providers').set(by(who)).expect(200);
      expect(body.data).toMatchObject([{ id: 'withings' }]);
      await shown.ask
        .post('/health-connections')
        .set({ ...by(who), ...once() })
        .send({ provider: 'demonstration' })
        .expect(422);
    }
  });

  it('are nowhere without the switch, whatever NODE_ENV says', async () => {
    for (const environment of ['development', 'test']) {
      const shown = await start({ ...onLoopback, NODE_ENV: environment });
      for (const page of pages) await request(shown.url).get(page).expect(404);
    }
  });

  it.each([
    ['Forwarded', 'for=127.0.0.1'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Port', '8080'],
    ['X-Forwarded-Server', 'front'],
    ['X-Real-IP', '127.0.0.1'],
    ['X-Client-IP', '127.0.0.1'],
    ['X-Original-Host', 'localhost'],
    ['True-Client-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '127.0.0.1'],
    ['Via', '1.1 front'],
    ['Client-IP', '127.0.0.1'],
    ['Forwarded-For', '127.0.0.1'],
    ['X-Azure-ClientIP', '127.0.0.1'],
    ['X-Envoy-External-Address', '127.0.0.1'],
    ['X-Original-URL', '/dev/mail'],
    ['X-ProxyUser-IP', '127.0.0.1'],
    ['X-Remote-Addr', '127.0.0.1'],
    ['X-Vercel-Forwarded-For', '127.0.0.1'],
  ])('are for nobody who comes by a proxy: %s', async (name, value) => {
    const shown = await start(demonstration);
    for (const page of pages)
      await request(shown.url).get(page).set('Host', '127.0.0.1').set(name, value).expect(404);
    await request(shown.url).get('/metrics').set(name, value).expect(404);
  });

  it('are not signed in to by a proxy: their password is published', async () => {
    const shown = await start(demonstration);
    const signIn = () =>
      shown.ask.post('/auth/login').send({ email: 'asha@nadi.example', password: 'wrong' });
    const { body } = await signIn().set('X-Forwarded-For', '192.0.2.1').expect(401);
    expect(body.detail).toBe('This is a demonstration. Sign in on the machine it runs on.');
    expect((await signIn().expect(401)).body.detail).not.toContain('demonstration');
  });

  it('are not signed in to by another name for this machine, such as a proxy passes on that tells nothing else', async () => {
    const shown = await start(demonstration);
    const signIn = (host: string) =>
      shown.ask.post('/auth/login').set('Host', host).send({ email: 'asha@nadi.example', password: 'wrong' });
    for (const host of ['clinic.example', '192.0.2.1', ''])
      expect((await signIn(host).expect(401)).body.detail).toContain('This is a demonstration.');
    expect((await signIn('nadi.localhost').expect(401)).body.detail).not.toContain('demonstration');
  });

  it.each(['', 'evil.example', 'nadi.test', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'are for nobody who calls this machine %s',
    async (host) => {
      const shown = await start(demonstration);
      for (const page of pages) await request(shown.url).get(page).set('Host', host).expect(404);
    },
  );
});

describe('the demo accounts', () => {
  it('stay open to everyone in a demonstration that strangers reach, whatever its administrators want', async () => {
    const api = await start({ ...onLoopback, NADI_DEMO: 'exposed', HOST: '0.0.0.0' });
    await seedDemo(api.context);
    const admin = await api.signedIn('ADMIN');
    const { id } = cast.people.asha;
    const body = { status: 'SUSPENDED', reason: 'The address sends advertisements.' };
    const deciding = (userId: string) =>
      api.ask
        .put(`/admin/users/${userId}`)
        .set({ ...by(admin), ...once(), 'If-Match': '"1"' })
        .send(body);
    const versionOf = async (userId: string) =>
      (
        await api.ask.get('/admin/doctor-registrations?status=VERIFIED').set(by(admin)).expect(200)
      ).body.data.find((one: { id: string }) => one.id === userId).version;
    const refused = [
      await deciding(id).expect(409),
      await api.ask
        .delete(`/admin/users/${id}/second-step`)
        .set({ ...by(admin), ...once() })
        .expect(409),
      await api.ask
        .put(`/admin/doctor-registrations/${cast.people.meera.id}`)
        .set({ ...by(admin), ...once(), 'If-Match': `"${await versionOf(cast.people.meera.id)}"` })
        .send({ status: 'REJECTED', reason: 'The number is not in the register.' })
        .expect(409),
    ];
    for (const { body: said } of refused)
      expect(said.message).toBe('Everyone uses this account of the demonstration. It stays as it is.');
    await deciding((await api.signedIn()).userId).expect(200);
  });
});
