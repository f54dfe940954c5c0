import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { accountsOf as AccountsOf } from '../../../../test/accounts';
import type { TestApi } from '../../../../test/api';
import type { Transaction } from '../../../kernel/db/transaction';

/*
 * Expects that what is done for an address does not tell whether it is known. Time on a busy machine proves little; what takes it can be
 * counted: hashes, each of which takes longer than all else, and statements that are waited for.
 */
let hashes = 0;
let statements = 0;

const argon2 = await import('@node-rs/argon2');
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  hash: (...given: Parameters<typeof argon2.hash>) => {
    hashes += 1;
    return argon2.hash(...given);
  },
}));
const { startApi } = await import('../../../../test/api');
const { accountsOf } = await import('../../../../test/accounts');
const { pause } = await import('../../../kernel/operation/constant-time');

const sending = new Set(['select', 'insert', 'update', 'delete', 'execute', '$count']);

/** A transaction that counts what is sent through it. */
const counting = (tx: Transaction): Transaction =>
  new Proxy(tx, {
    get(target, name) {
      if (sending.has(String(name))) statements += 1;
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });

let api: TestApi;
let accounts: ReturnType<typeof AccountsOf>;
let round = 0;
let place = 0;
let confirmed: string;
let waiting: string;
let unknown: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  // A place of its own for each test: what others tried there is not what is looked at.
  accounts = accountsOf(api, () => `192.0.2.${place}`);
  const { read, write } = api.context.db;
  Object.assign(api.context.db, {
    read: ((actor, work, ...rest) =>
      read(actor, (tx, ...more) => work(counting(tx), ...more), ...rest)) as typeof read,
    write: ((actor, work, ...rest) =>
      write(actor, (tx, ...more) => work(counting(tx), ...more), ...rest)) as typeof write,
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  round += 1;
  place += 1;
  [confirmed, waiting, unknown] = [
    `known-${round}@a.example`,
    `wait-${round}@a.example`,
    `no-${round}@a.example`,
  ];
  await accounts.confirmed(confirmed);
  await accounts.signUp(waiting).expect(201);
  await accounts.signUp(waiting, { password: 'the password of a stranger' }).expect(201);
});

async function costOf(act: () => PromiseLike<{ status: number; text: string }>) {
  [hashes, statements] = [0, 0];
  const { status } = await act();
  return { status, hashes, statements };
}

const cases: [string, number, (address: string) => PromiseLike<{ status: number; text: string }>][] = [
  ['a wrong password', 1, (address) => accounts.signIn(address, 'not the password')],
  ['a sign-up', 1, (address) => accounts.signUp(address)],
  ['a forgotten password', 0, (address) => accounts.forgot(address)],
  [
    'asking for the mail again',
    0,
    (address) => api.ask.post('/auth/resend-verification').send({ email: address }),
  ],
];

describe('known addresses, those that wait and unknown ones cost the same', () => {
  it.each(cases)('at %s', async (_, expectedHashes, act) => {
    const none = await costOf(() => act(unknown));
    expect(none.hashes).toBe(expectedHashes);
    expect(none.statements).toBeGreaterThan(0);
    expect(await costOf(() => act(confirmed))).toEqual(none);
    expect(await costOf(() => act(waiting))).toEqual(none);
  });

  it.each(cases.slice(2))(
    'at %s no answer comes before its time, which is the same for all',
    async (_, __, act) => {
      for (const address of [unknown, confirmed, waiting]) {
        const began = performance.now();
        await act(address);
        // A timer may be a millisecond early by this clock.
        expect(performance.now() - began).toBeGreaterThan(pause - 2);
      }
    },
  );

  it('computes nothing for any password while the address is locked', async () => {
    for (const address of [confirmed, waiting, unknown])
      for (let index = 0; index < 10; index += 1) await accounts.signIn(address, 'not it').expect(401);
    const none = await costOf(() => accounts.signIn(unknown));
    expect(none).toMatchObject({ status: 429, hashes: 0 });
    expect(await costOf(() => accounts.signIn(confirmed))).toEqual(none);
    expect(await costOf(() => accounts.signIn(waiting))).toEqual(none);
  });

  it('a right password is the only thing that tells', async () => {
    const wrong = await costOf(() => accounts.signIn(confirmed, 'not the password'));
    const right = await costOf(() => accounts.signIn(confirmed));
    expect(right).toMatchObject({ status: 200, hashes: 1 });
    expect(right.statements).toBeGreaterThan(wrong.statements);
  });
});
