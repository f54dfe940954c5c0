import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../../../test/accounts';
import { startApi, type TestApi } from '../../../../test/api';
import { minutes, seconds } from '../../../../test/clock';
import { signInGuards } from '../tables/sign-in-guards';

let api: TestApi;
let count = 0;
let email: string;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  accounts = accountsOf(api, () => `192.0.2.${count}`);
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `person-${count}@nadi.example`;
});

async function fail(times: number, address = email): Promise<void> {
  for (let index = 0; index < times; index += 1)
    await accounts.signIn(address, 'not the password').expect(401);
}

const lockMails = (address = email) =>
  accounts.mailsTo(address).filter(({ subject }) => subject.includes('locked'));

describe('ten wrong passwords of a network', () => {
  it('lock the address for it for 15 minutes, for the right one too', async () => {
    await accounts.confirmed(email);
    await fail(10);
    api.clock.advance(minutes(5));
    const { headers, body } = await accounts.signIn(email).expect(429);
    expect(headers['retry-after']).toBe('600');
    expect(body).toMatchObject({ type: '/docs/errors#too-many-requests', success: false });
    api.clock.advance(minutes(10));
    await accounts.signIn(email).expect(200);
  });

  it('lock it whatever its case, and no other', async () => {
    await accounts.confirmed(email);
    await accounts.confirmed(`other-${email}`);
    await fail(5, email.toUpperCase());
    await fail(5);
    await accounts.signIn(email).expect(429);
    await accounts.signIn(`other-${email}`).expect(200);
  });

  it('lock an unknown address in the same words', async () => {
    await accounts.confirmed(email);
    await fail(10);
    await fail(10, `nobody-${email}`);
    const [known, unknown] = [await accounts.signIn(email), await accounts.signIn(`nobody-${email}`)];
    const shape = ({ requestId, ...rest }: Record<string, unknown>) => rest;
    expect(unknown.status).toBe(429);
    expect(shape(unknown.body)).toEqual(shape(known.body));
    expect(unknown.headers['retry-after']).toBe(known.headers['retry-after']);
  });

  it('tell the owner once', async () => {
    await accounts.confirmed(email);
    await fail(9);
    expect(lockMails()).toEqual([]);
    await fail(1);
    await accounts.signIn(email, 'not the password').expect(429);
    expect(lockMails()).toHaveLength(1);
    expect(lockMails()[0]?.text).toContain('http://nadi.test/auth/forgot-password');
  });

  it('tell nobody where nobody has confirmed the address', async () => {
    await accounts.signUp(email).expect(201);
    await fail(10);
    expect(lockMails()).toEqual([]);
  });

  it('are counted one by one where they come at once, and the right one does not slip through behind them', async () => {
    await accounts.confirmed(email);
    const wrong = await Promise.all(
      Array.from({ length: 14 }, () => accounts.signIn(email, 'not the password')),
    );
    const statuses = wrong.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(lockMails()).toHaveLength(1);
    await accounts.signIn(email).expect(429);
  });
});

describe('what is counted', () => {
  it('is forgotten at a sign-in', async () => {
    await accounts.confirmed(email);
    await fail(9);
    await accounts.signIn(email).expect(200);
    await fail(9);
    await accounts.signIn(email).expect(200);
  });

  it('is forgotten 15 minutes after the last', async () => {
    await accounts.confirmed(email);
    await fail(9);
    api.clock.advance(minutes(15) - seconds(1));
    await fail(1);
    await accounts.signIn(email).expect(429);
    // Until nothing is left of what was counted for the address from anywhere either.
    api.clock.advance(minutes(60));
    await fail(9);
    api.clock.advance(minutes(15));
    await fail(9);
    await accounts.signIn(email).expect(200);
  });

  it('begins anew after a lock', async () => {
    await accounts.confirmed(email);
    await fail(10);
    api.clock.advance(minutes(15));
    await fail(9);
    await accounts.signIn(email).expect(200);
  });

  it('is not forgotten by signing in to an account of one’s own that waits under the same address', async () => {
    await accounts.confirmed(email);
    await accounts.signUp(email, { password: 'the password of a stranger' }).expect(201);
    await fail(9);
    await accounts.signIn(email, 'the password of a stranger').expect(200);
    await fail(1);
    await accounts.signIn(email).expect(429);
  });

  it('is forgotten where the password is set anew, which ends a lock', async () => {
    await accounts.confirmed(email);
    await fail(10);
    await accounts.forgot(email).expect(200);
    await accounts.reset(accounts.newestToken(email), 'seven herons over the lake').expect(200);
    await accounts.signIn(email, 'seven herons over the lake').expect(200);
  });

  it('names no address', async () => {
    await fail(1);
    const kept = await api.look((tx) => tx.select().from(signInGuards));
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('person-');
  });
});
