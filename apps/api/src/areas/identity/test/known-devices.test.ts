import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Response } from 'supertest';
import { accountsOf } from '../../../../test/accounts';
import { startApi, type TestApi } from '../../../../test/api';
import { days, minutes, seconds } from '../../../../test/clock';
import { twoStepOf } from '../../../../test/two-step';
import { sweeps } from '../jobs/sweeps';
import { knownDevices } from '../tables/known-devices';

let api: TestApi;
let accounts: ReturnType<typeof accountsOf>;
let count = 0;
let email: string;
/** The address of the owner, and of whoever shares that network. */
let home: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1', RATE_LIMITS: 'on' });
  accounts = accountsOf(api, () => home);
});
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  email = `person-${count}@nadi.example`;
  home = `192.0.2.${count}`;
  // Each limit of requests is another's matter.
  api.clock.advance(minutes(61));
});

const cookieOf = ({ headers }: Response): string => {
  const [cookie = ''] = (headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  return cookie;
};
/** As headers: what a browser keeps of the cookie. */
const withCookie = (cookie: string) => ({ Cookie: cookie.split(';')[0] ?? '' });

/** An account, and the browser in which its owner signed in. */
async function ownerWithDevice(): Promise<string> {
  await accounts.confirmed(email);
  return cookieOf(await accounts.signIn(email).expect(200));
}
const wrong = (from: string, address = email, headers: Record<string, string> = {}) =>
  accounts.signIn(address, 'not the password', { 'X-Forwarded-For': from, ...headers });
const right = (from: string, headers: Record<string, string> = {}) =>
  accounts.signIn(email, accounts.password, { 'X-Forwarded-For': from, ...headers });

/** Wrong passwords for an address from so many networks, five each, past every wait. */
async function attackFromEverywhere(networks: number): Promise<void> {
  for (let network = 0; network < networks; network += 1)
    for (let time = 0; time < 5; time += 1) {
      await wrong(`198.51.${count}.${network}`);
      api.clock.advance(seconds(31));
    }
}

describe('a device on which someone signed in', () => {
  it('is known by a cookie that no script reads and no other site sends', async () => {
    const cookie = await ownerWithDevice();
    expect(cookie).toMatch(
      /^nadi-device-[0-9a-f]{16}=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const kept = JSON.stringify(await api.look((tx) => tx.select().from(knownDevices)));
    expect(kept).not.toContain(cookie.slice(29, 60));
  });

  it('gets it for https only where people come by https', async () => {
    const { config } = api.context;
    const before = config.publicUrl;
    await accounts.confirmed(email);
    Object.assign(config, { publicUrl: 'https://nadi.example' });
    const cookie = cookieOf(await accounts.signIn(email).expect(200));
    Object.assign(config, { publicUrl: before });
    expect(cookie).toMatch(/; Secure$/);
  });

  it('is not held up by thirty and more wrong passwords of its neighbours', async () => {
    const cookie = await ownerWithDevice();
    for (let time = 0; time < 10; time += 1) await wrong(home).expect(401);
    await wrong(home).expect(429);
    // Others of the same network, each with an address of their own.
    for (let time = 0; time < 60; time += 1) await wrong(home, `neighbour-${time}@nadi.example`);
    expect((await right(home)).status).toBe(429);
    await right(home, withCookie(cookie)).expect(200);
  });

  it('is not held up by an attack from everywhere', async () => {
    const cookie = await ownerWithDevice();
    await attackFromEverywhere(6);
    await wrong(`203.0.113.${count}`).expect(401);
    expect((await right('203.0.114.1')).status).toBe(429);
    await right(home, withCookie(cookie)).expect(200);
    await right('203.0.115.1', withCookie(cookie)).expect(200);
  });

  it('has a limit of its own: after ten wrong ones it is one like any other', async () => {
    const cookie = await ownerWithDevice();
    for (let time = 0; time < 10; time += 1) await wrong(home, email, withCookie(cookie)).expect(401);
    for (let time = 0; time < 10; time += 1) await wrong(home, email, withCookie(cookie)).expect(401);
    await wrong(home, email, withCookie(cookie)).expect(429);
    await right(home, withCookie(cookie)).expect(429);
  });

  it('begins its count anew with a right one, and keeps its cookie', async () => {
    const cookie = await ownerWithDevice();
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 9; time += 1) {
        await wrong(home, email, withCookie(cookie)).expect(401);
        api.clock.advance(seconds(2));
      }
      const again = cookieOf(await right(home, withCookie(cookie)).expect(200));
      expect(withCookie(again)).toEqual(withCookie(cookie));
    }
  });

  it('counts many at once one by one', async () => {
    const cookie = await ownerWithDevice();
    const all = await Promise.all(Array.from({ length: 19 }, () => wrong(home, email, withCookie(cookie))));
    // Ten of the device, and nine of one that is not known any more.
    expect(all.map(({ status }) => status)).toEqual(Array(19).fill(401));
    api.clock.advance(seconds(11));
    await wrong(home, email, withCookie(cookie)).expect(401);
    await wrong(home, email, withCookie(cookie)).expect(429);
  });

  it('is not known for another account, nor by an invented or altered mark', async () => {
    const cookie = await ownerWithDevice();
    const [name = '', mark = ''] = (withCookie(cookie).Cookie ?? '').split('=');
    const stranger = `stranger-${count}@nadi.example`;
    await accounts.confirmed(stranger);
    const theirs = cookieOf(await accounts.signIn(stranger).expect(200)).split(';')[0] ?? '';
    const theirMark = theirs.split('=')[1] ?? '';
    for (let time = 0; time < 10; time += 1) await wrong(home).expect(401);
    api.clock.advance(seconds(11));
    for (const forged of [theirs, `${name}=${theirMark}`, `${name}=${mark.slice(0, -1)}`, `${name}=`, name]) {
      await right(home, { Cookie: forged }).expect(429);
      api.clock.advance(seconds(3));
    }
    await right(home, { Cookie: `other=1; ${theirs}; ${name}=${mark}` }).expect(200);
  });

  it('is not known to who signs in to an account that waits under the same address', async () => {
    await ownerWithDevice();
    await accounts.signUp(email, { password: 'the password of a stranger' }).expect(201);
    const answered = await accounts.signIn(email, 'the password of a stranger').expect(200);
    expect(cookieOf(answered)).toBe('');
  });

  it('is known for 180 days after the last time, and goes then', async () => {
    const cookie = await ownerWithDevice();
    api.clock.advance(days(179));
    await right(home, withCookie(cookie)).expect(200);
    api.clock.advance(days(180));
    for (let time = 0; time < 10; time += 1) await wrong(home).expect(401);
    api.clock.advance(seconds(11));
    await right(home, withCookie(cookie)).expect(429);
    for (const { name, run } of sweeps) if (name === 'known devices') await run(api.context);
    expect(await api.look((tx) => tx.$count(knownDevices))).toBe(0);
  });

  it('is one of twenty at most: the one that was used longest ago goes first', async () => {
    const first = await ownerWithDevice();
    const [{ userId = '' } = {}] = await api.look((tx) =>
      tx.select().from(knownDevices).orderBy(knownDevices.lastUsedAt),
    );
    for (let time = 0; time < 20; time += 1) {
      api.clock.advance(minutes(1));
      await accounts.signIn(email).expect(200);
    }
    expect(await api.look((tx) => tx.$count(knownDevices, eq(knownDevices.userId, userId)))).toBe(20);
    for (let time = 0; time < 10; time += 1) await wrong(home).expect(401);
    api.clock.advance(seconds(11));
    await right(home, withCookie(first)).expect(429);
  });
});

describe('the second step', () => {
  it('makes the device known, and the first step alone does not', async () => {
    const twoStep = twoStepOf(api);
    const person = await api.signedIn();
    const { secret } = await twoStep.turnOn(person);
    api.clock.advance(minutes(1));
    const first = await accounts.signIn(person.email, person.password).expect(200);
    expect(cookieOf(first)).toBe('');
    const second = await twoStep.complete(first.body.data, { code: twoStep.codeOf(secret) }).expect(200);
    expect(cookieOf(second)).toContain('nadi-device-');
  });
});

describe('a new password by mail', () => {
  it('lets its owner in on this device while others try, and knows no other any more', async () => {
    const old = await ownerWithDevice();
    await attackFromEverywhere(6);
    await accounts.forgot(email).expect(200);
    const answered = await accounts
      .reset(accounts.newestToken(email), 'seven herons over the lake')
      .expect(200);
    for (let time = 0; time < 2; time += 1) {
      await attackFromEverywhere(6);
      await wrong(`203.0.113.${count}`);
      const signIn = (cookie: string) =>
        accounts.signIn(email, 'seven herons over the lake', withCookie(cookie));
      expect((await signIn(old)).status).toBe(429);
      await signIn(cookieOf(answered)).expect(200);
    }
  });
});

describe('guessing', () => {
  /** Tries so many times, and tells how often a password was looked at. */
  async function attack(times: number, pause: number, attempt: (time: number) => ReturnType<typeof wrong>) {
    let tries = 0;
    let longest = 0;
    for (let time = 0; time < times; time += 1) {
      const { status, headers } = await attempt(time);
      if (status === 401) tries += 1;
      else {
        longest = Math.max(longest, Number(headers['retry-after']));
        expect(headers.ratelimit).toMatch(/^"[a-z-]+";r=0;t=\d+$/);
        expect(headers['retry-after']).toBe(headers.ratelimit?.split('t=')[1]);
        expect(headers['ratelimit-policy']).toMatch(/^"[a-z-]+";q=\d+;w=\d+$/);
      }
      api.clock.advance(seconds(pause));
    }
    return { tries, longest };
  }

  it('from one network is ten tries in 15 minutes for an address', async () => {
    await accounts.confirmed(email);
    const { tries, longest } = await attack(30, 60, () => wrong(home));
    // Ten in the first ten minutes, and again from the 24th on.
    expect(tries).toBe(16);
    expect(longest).toBe(15 * 60 - 60);
  });

  it('from everywhere is slowed down for the address to one in 30 seconds', async () => {
    await accounts.confirmed(email);
    await attack(26, 31, (time) => wrong(`198.51.${count}.${time}`));
    const { tries, longest } = await attack(30, 10, (time) => wrong(`203.0.${count}.${time}`));
    expect(tries).toBeLessThanOrEqual(11);
    expect(tries).toBeGreaterThanOrEqual(10);
    expect(longest).toBeLessThanOrEqual(30);
  });

  it('slows down guesses of one network over many addresses to one in five seconds', async () => {
    await attack(34, 6, (time) => wrong(home, `any-${count}-${time}@nadi.example`));
    const { tries, longest } = await attack(25, 1, (time) =>
      wrong(home, `more-${count}-${time}@nadi.example`),
    );
    expect(tries).toBeLessThanOrEqual(5);
    expect(longest).toBeLessThanOrEqual(10);
  });

  it('keeps the neighbours of a network that guesses from signing in for no longer than that', async () => {
    await accounts.confirmed(email);
    for (let time = 0; time < 40; time += 1) await wrong(home, `any-${count}-${time}@nadi.example`);
    const { headers } = await right(home).expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10);
    api.clock.advance(seconds(Number(headers['retry-after'])));
    await right(home).expect(200);
  });

  it('from elsewhere locks no one out where they are', async () => {
    await accounts.confirmed(email);
    for (let time = 0; time < 12; time += 1) await wrong('203.0.113.99');
    await wrong('203.0.113.99').expect(429);
    await right(home).expect(200);
  });
});
