import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Call } from '@nadi/api-server/call';
import request from 'supertest';
import { createApp } from '../src/app';
import { networkOf } from '../src/kernel/limits/client';
import { createExactLimit } from '../src/kernel/limits/exact-limit';
import { createSharedLimit } from '../src/kernel/limits/shared-limit';
import type { Caller } from '../src/kernel/people/caller';
import { rateWindows } from '../src/kernel/tables/rate-windows';
import { by, startApi, type TestApi } from './api';
import { minutes, seconds } from './clock';

type Asked = Pick<TestApi, 'ask'>;

let api: TestApi;
/** A second server on the same database. */
let other: Asked;
let second: Server;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  second = createServer(createApp(api.context));
  await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve));
  other = { ask: request(`http://127.0.0.1:${(second.address() as AddressInfo).port}/api/v1`) };
});
afterAll(async () => {
  second.closeAllConnections();
  await new Promise((resolve) => second.close(resolve));
  await api.close();
});

let count = 0;
/** Returns an address from which nobody has asked yet. */
const newAddress = () => {
  count += 1;
  return `198.51.100.${count}`;
};
const signIn = (server: Asked, address: string, email: string) =>
  server.ask
    .post('/auth/login')
    .set('X-Forwarded-For', address)
    .send({ email, password: 'not the password' });

describe('the limit of an operation', () => {
  it('is one over two servers: 20 sign-ins in ten seconds, to the last', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    // Each for another address, so that none of them is locked.
    for (let index = 0; index < 22; index += 1)
      statuses.push((await signIn(index % 2 ? api : other, from, `${index}@two.example`)).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
  });

  it('counts those that come at once, one by one', async () => {
    const from = newAddress();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        signIn(index % 2 ? api : other, from, `${index}@once.example`),
      ),
    );
    // On a busy machine one that is admitted may wait too long for the database: 503.
    expect(all.filter(({ status }) => status !== 429)).toHaveLength(20);
    expect(all.some(({ status }) => status === 401)).toBe(true);
  });

  it('says when to come again, and then lets in', async () => {
    const from = newAddress();
    for (let index = 0; index < 20; index += 1) await signIn(api, from, `${index}@wait.example`);
    api.clock.advance(seconds(4));
    const { headers, body } = await signIn(api, from, 'a@wait.example').expect(429);
    expect(headers['retry-after']).toBe('6');
    expect(body).toMatchObject({ type: '/docs/errors#too-many-requests', success: false });
    api.clock.advance(seconds(6));
    await signIn(api, from, 'b@wait.example').expect(401);
  });

  it('is each client’s own, and each operation’s own', async () => {
    const from = newAddress();
    for (let index = 0; index < 21; index += 1) await signIn(api, from, `${index}@own.example`);
    await signIn(api, from, 'a@own.example').expect(429);
    await signIn(api, newAddress(), 'b@own.example').expect(401);
    await api.ask.get('/health/live').set('X-Forwarded-For', from).expect(200);
    const asked = { email: 'c@own.example' };
    await api.ask.post('/auth/forgot-password').set('X-Forwarded-For', from).send(asked).expect(200);
  });

  it('counts by account where the contract says so, from wherever it is asked', async () => {
    const who = await api.signedIn();
    const confirm = (server: Asked) =>
      server.ask
        .post('/auth/confirm-password')
        .set({ ...by(who), 'X-Forwarded-For': newAddress() })
        .send({ password: 'not the password' });
    for (let index = 0; index < 10; index += 1) await confirm(index % 2 ? api : other).expect(422);
    await confirm(api).expect(429);
    await confirm(other).expect(429);
  });

  it('says with each answer how it stands, as the draft of the IETF writes it', async () => {
    const from = newAddress();
    const first = await signIn(api, from, 'a@told.example').expect(401);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"client";q=20;w=10',
      ratelimit: '"client";r=19;t=10',
    });
    api.clock.advance(seconds(3));
    const second = await signIn(other, from, 'b@told.example').expect(401);
    expect(second.headers.ratelimit).toBe('"client";r=18;t=7');
    for (let index = 0; index < 18; index += 1) await signIn(api, from, `${index}@told.example`);
    const refused = await signIn(api, from, 'c@told.example').expect(429);
    expect(refused.headers).toMatchObject({ ratelimit: '"client";r=0;t=7', 'retry-after': '7' });
    // Answers that are good, or faulty before anything was done, say so too; what shares a limit does not count it aloud.
    const who = await api.signedIn();
    const ok = await api.ask.post('/auth/confirm-password').set(by(who)).send({ password: who.password });
    expect([ok.status, ok.headers.ratelimit]).toEqual([200, '"account";r=9;t=900']);
    const faulty = await api.ask.post('/auth/confirm-password').set(by(who)).send({});
    expect([faulty.status, faulty.headers.ratelimit]).toEqual([422, '"account";r=8;t=900']);
    expect((await api.ask.get('/auth/me').set(by(who)).expect(200)).headers.ratelimit).toBeUndefined();
  });

  it('keeps no address', async () => {
    await signIn(api, '203.0.113.77', 'a@kept.example');
    const kept = await api.look((tx) => tx.select().from(rateWindows));
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
  });

  it('signs nobody in while it cannot be counted, and lets reads go on', async () => {
    const db = { ...api.context.db };
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const broken = { ...api.context, db: { ...db, write: away } };
    const admit = createExactLimit(broken, async () => null);
    const call = { caller: null, address: '192.0.2.1', requestId: 'r', userAgent: '', cookies: '' };
    const limit = { requests: 1, seconds: 60, per: 'client' } as const;
    await expect(admit({ ...call, operation: 'signIn' }, limit)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    await expect(admit({ ...call, operation: 'exportAccount' }, limit)).resolves.toBeUndefined();

    Object.assign(api.context.db, { write: away });
    await signIn(api, newAddress(), 'a@away.example').expect(503);
    Object.assign(api.context.db, db);
    await signIn(api, newAddress(), 'a@away.example').expect(401);
  });
});

const called = (address: string): Call<Caller> => ({
  operation: 'readLiveness',
  requestId: 'r',
  caller: null,
  address,
  userAgent: '',
  cookies: '',
});

/** How many of so many requests are let in. */
function admitted({ admit }: ReturnType<typeof createSharedLimit>, address: string, times: number): number {
  let admissions = 0;
  for (let index = 0; index < times; index += 1)
    try {
      admit(called(address));
      admissions += 1;
    } catch {
      // Counted by not being counted.
    }
  return admissions;
}

describe('the limit that all other operations share', () => {
  it('is 600 a minute for each client, and sends nothing to the database for most', async () => {
    const limit = createSharedLimit(api.context);
    const from = newAddress();
    const before = await api.look((tx) => tx.$count(rateWindows));
    expect(admitted(limit, from, 59)).toBe(59);
    await limit.exchange();
    expect(await api.look((tx) => tx.$count(rateWindows))).toBe(before);
    expect(admitted(limit, from, 600)).toBe(541);
    expect(admitted(limit, newAddress(), 1)).toBe(1);
    api.clock.advance(minutes(1));
    expect(admitted(limit, from, 601)).toBe(600);
  });

  it('is one over two servers, but for what was not told yet', async () => {
    const [one, two] = [createSharedLimit(api.context), createSharedLimit(api.context)];
    const from = newAddress();
    expect(admitted(one, from, 300)).toBe(300);
    expect(admitted(two, from, 200)).toBe(200);
    await one.exchange();
    await two.exchange();
    expect(admitted(two, from, 200)).toBe(100);
    await two.exchange();
    // The first has heard only of its own 300 so far: what it admits now is the overshoot.
    expect(admitted(one, from, 10)).toBe(10);
    await one.exchange();
    expect(admitted(one, from, 10)).toBe(0);
  });

  it('goes on by its own count while the database is away, and tells later', async () => {
    const { db } = api.context;
    const context = { ...api.context, db: { ...db } };
    const [one, two] = [createSharedLimit(context), createSharedLimit(api.context)];
    const from = newAddress();
    context.db.write = () => Promise.reject(new Error('away'));
    expect(admitted(one, from, 100)).toBe(100);
    await one.exchange();
    expect(admitted(one, from, 600)).toBe(500);
    context.db.write = db.write;
    await one.exchange();
    expect(admitted(two, from, 100)).toBe(100);
    await two.exchange();
    expect(admitted(two, from, 1)).toBe(0);
  });

  it('holds through HTTP, by account where somebody is signed in', async () => {
    const who = await api.signedIn();
    const me = (from: string) => api.ask.get('/auth/me').set({ ...by(who), 'X-Forwarded-For': from });
    for (let index = 0; index < 600; index += 50)
      await Promise.all(Array.from({ length: 50 }, () => me(newAddress())));
    const { headers } = await me('192.0.2.9').expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    api.clock.advance(seconds(60));
    await me('192.0.2.9').expect(200);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('a client cannot have more tries by taking another address of its own network', async () => {
    for (let index = 0; index < 20; index += 1)
      await signIn(api, `2001:db8:7:7::${index.toString(16)}`, `${index}@six.example`).expect(401);
    await signIn(api, '2001:db8:7:7:ffff::1', 'a@six.example').expect(429);
    await signIn(api, '2001:db8:7:8::1', 'b@six.example').expect(401);
  });
});

describe('accounts of two servers', () => {
  it('lock alike', async () => {
    const email = 'locked@two.example';
    const from = newAddress();
    for (let index = 0; index < 10; index += 1)
      await signIn(index % 2 ? api : other, from, email).expect(401);
    await signIn(api, from, email).expect(429);
    await signIn(other, from, email).expect(429);
    await signIn(other, newAddress(), email).expect(401);
  });
});
