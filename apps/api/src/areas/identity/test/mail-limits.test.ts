import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../../../test/accounts';
import { startApi, type TestApi } from '../../../../test/api';
import { hours } from '../../../../test/clock';
import { rateWindows } from '../../../kernel/tables/rate-windows';

let api: TestApi;
let count = 0;
let email: string;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `person-${count}@nadi.example`;
});

const resend = (address: string) => api.ask.post('/auth/resend-verification').send({ email: address });
const mailsWith = (words: string) =>
  api.mailbox.received().filter(({ to, subject }) => to.toLowerCase() === email && subject.includes(words))
    .length;

describe('mails to one address', () => {
  it('end at five an hour of those for a new password, and the answer is the same', async () => {
    await accounts.confirmed(email);
    for (let asked = 0; asked < 5; asked += 1) await accounts.forgot(email).expect(200);
    const { body } = await accounts.forgot(email.toUpperCase()).expect(200);
    expect(body).toEqual({ success: true });
    expect(mailsWith('Set a new password')).toBe(5);
    await accounts.forgot(`other-${email}`).expect(200);
    api.clock.advance(hours(1));
    await accounts.forgot(email).expect(200);
    expect(mailsWith('Set a new password')).toBe(6);
  });

  it('end at five of those to confirm it, by sign-up and by asking again', async () => {
    await accounts.signUp(email).expect(201);
    for (let asked = 0; asked < 5; asked += 1) await resend(email).expect(200, { success: true });
    await accounts.signUp(email).expect(201);
    expect(mailsWith('Confirm your')).toBe(5);
    // Each kind is counted for itself.
    await accounts.forgot(email).expect(200);
    expect(mailsWith('Set a new password')).toBe(1);
  });

  it('end at five of those that say that there is an account', async () => {
    await accounts.confirmed(email);
    for (let asked = 0; asked < 6; asked += 1) await accounts.signUp(email.toUpperCase()).expect(201);
    expect(mailsWith('already have')).toBe(5);
  });

  it('reach all who ask at once up to the limit, and no more', async () => {
    await accounts.confirmed(email);
    await Promise.all(Array.from({ length: 8 }, () => accounts.forgot(email).expect(200)));
    expect(mailsWith('Set a new password')).toBe(5);
  });

  it('are counted without the address', async () => {
    await accounts.confirmed(email);
    const kept = JSON.stringify(await api.look((tx) => tx.select().from(rateWindows)));
    expect(kept).not.toContain('person-');
    expect(kept).not.toBe('[]');
  });
});
