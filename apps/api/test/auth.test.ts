import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { refreshTokens } from '../src/db/schema/refresh-tokens';
import { sessions } from '../src/db/schema/sessions';
import { users } from '../src/db/schema/users';
import { hashToken } from '../src/sessions/opaque-token';
import { by, type Person, startApi, type TestApi } from './api';
import { days, hours, minutes, seconds } from './clock';

let api: TestApi;
let count = 0;
let email: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `person-${count}@nadi.example`;
});

const password = 'a heron stands in the river';
const signUp = (address: string, more: object = {}) =>
  api.ask
    .post('/auth/patient-signup')
    .send({ firstName: 'Leela', lastName: 'Nair', email: address, password, acceptTerms: true, ...more });
const signIn = (address: string, given = password) =>
  api.ask.post('/auth/login').send({ email: address, password: given });
const me = (token: string) => api.ask.get('/auth/me').set(by({ token }));
const verify = (token: string) => api.ask.post('/auth/verify-email').send({ token });
const refresh = (refreshToken: string) => api.ask.post('/auth/refresh').send({ refreshToken });

const mailsTo = (address: string) => api.mailbox.received().filter(({ to }) => to === address);
const tokenIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const newestToken = (address: string) => tokenIn(mailsTo(address)[0]?.text);
async function confirmed(address: string): Promise<void> {
  await signUp(address).expect(201);
  await verify(newestToken(address)).expect(200);
}

describe('signUpPatient', () => {
  it('opens a pending session and sends a link whose token stands behind #', async () => {
    const { body } = await signUp(email).expect(201);
    expect(body.data.user).toMatchObject({ email, emailVerified: false, onboardingCompleted: false });
    expect((await me(body.data.token).expect(200)).body.data.user.email).toBe(email);
    const refused = await api.ask.get('/vital-signs').set(by(body.data)).expect(403);
    expect(refused.body.detail).toBe('Confirm your e-mail address first.');
    const [mail] = mailsTo(email);
    expect(mail?.text).toMatch(/http:\/\/nadi\.test\/auth\/verify-email#token=[\w-]{43}\n/);
    expect(mail?.html).toContain('<a href="http://nadi.test/auth/verify-email#token=');
  });

  it('keeps neither password nor tokens in the clear', async () => {
    const { body } = await signUp(email).expect(201);
    const [row] = await api.context.db.readOnce((tx) =>
      tx.select().from(users).where(eq(users.email, email)),
    );
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = await api.context.db.readOnce((tx) => tx.select().from(refreshTokens));
    expect(JSON.stringify(kept)).not.toContain(body.data.refreshToken);
    expect(kept.some(({ tokenHash }) => tokenHash === hashToken(body.data.refreshToken))).toBe(true);
  });

  it('says the same to an address that has an account; only the mail differs', async () => {
    await confirmed(email);
    const known = await signUp(email.toUpperCase()).expect(201);
    const fresh = await signUp(`other-${email}`).expect(201);
    const shape = (body: { data: { user: object } }) => ({ ...body.data.user, id: 0, email: 0 });
    expect(shape(known.body)).toEqual(shape(fresh.body));
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
    const [mail] = mailsTo(email.toUpperCase());
    expect(mail?.subject).toContain('already have an account');
    expect(mail?.text).not.toContain('token');
    // The pending session looks like any other to whoever made it.
    expect((await me(known.body.data.token).expect(200)).body.data.user.emailVerified).toBe(false);
  });

  it.each([
    ['a common one', 'qwertyuiop123'],
    ['one in other letters of the same kind', 'ｑｗｅｒｔｙｕｉｏｐ１２３'],
    ['the name of the product', 'nadi-nadi-2026!'],
    ['one sign again and again', 'zzzzzzzzzzzzzz'],
  ])('refuses a password that is easy to guess: %s', async (_, weak) => {
    const { body } = await signUp(email, { password: weak }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/password', code: 'common' })]);
  });

  it('refuses the own address as password', async () => {
    await signUp(email, { password: `${email.split('@')[0]}-1234` }).expect(422);
    await signUp(email, { password: email }).expect(422);
  });

  it('puts no name of the form into a mail to a stranger', async () => {
    await signUp(email, { firstName: 'Visit http://evil.example' }).expect(201);
    expect(JSON.stringify(mailsTo(email))).not.toContain('evil');
  });
});

describe('verifyEmail', () => {
  it('makes the pending session a full one, and a second click finds it done', async () => {
    const { body } = await signUp(email).expect(201);
    const token = newestToken(email);
    await verify(token).expect(200, { success: true });
    await verify(token).expect(200);
    expect((await me(body.data.token)).body.data.user.emailVerified).toBe(true);
    await api.ask.get('/vital-signs').set(by(body.data)).expect(200);
  });

  it('refuses a token that is invented, or older than a day', async () => {
    await verify('an-invented-verification-token').expect(422);
    await signUp(email).expect(201);
    const token = newestToken(email);
    api.clock.advance(hours(24));
    const { body } = await verify(token).expect(422);
    expect(body.errors[0]).toMatchObject({ pointer: '/body/token', code: 'expired' });
  });

  it('lets one of two have the address, and tells the other', async () => {
    await signUp(email).expect(201);
    const first = newestToken(email);
    await signUp(email.toUpperCase(), { password: 'a different heron stands' }).expect(201);
    const second = newestToken(email.toUpperCase());
    const answers = await Promise.all([verify(first), verify(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('resendVerification', () => {
  const resend = (address: string) => api.ask.post('/auth/resend-verification').send({ email: address });

  it('sends a further link, and the earlier one stays good', async () => {
    await signUp(email).expect(201);
    const first = newestToken(email);
    await resend(email).expect(200, { success: true });
    expect(newestToken(email)).not.toBe(first);
    await verify(first).expect(200);
    await verify(newestToken(email)).expect(200);
  });

  it('answers alike for unknown and confirmed addresses, and sends them no link', async () => {
    await confirmed(email);
    const before = mailsTo(email).length;
    await resend(email).expect(200, { success: true });
    await resend(`nobody-${email}`).expect(200, { success: true });
    expect(mailsTo(email)).toHaveLength(before);
    expect(mailsTo(`nobody-${email}`)).toEqual([]);
  });
});

describe('signIn', () => {
  it('opens a session, whatever the case of the address and the spelling of the letters', async () => {
    await signUp(email, { password: 'Crème brûlée im Café' }).expect(201);
    await verify(newestToken(email)).expect(200);
    const { body } = await signIn(email.toUpperCase(), 'Crème brûlée im Café'.normalize('NFD')).expect(200);
    expect(body.data.user.emailVerified).toBe(true);
    await me(body.data.token).expect(200);
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    await confirmed(email);
    const wrong = await signIn(email, 'not the password').expect(401);
    const unknown = await signIn(`nobody-${email}`).expect(401);
    const shape = ({ requestId, ...rest }: Record<string, unknown>) => rest;
    expect(shape(wrong.body)).toEqual(shape(unknown.body));
    expect(wrong.body.detail).toBe('The e-mail address or the password is not right.');
  });

  it('takes as long for an unknown address, for one account and for many that wait', async () => {
    await confirmed(email);
    for (let index = 0; index < 3; index += 1) await signUp(`crowd-${email}`).expect(201);
    const took = async (address: string) => {
      const began = performance.now();
      await signIn(address, 'not the password').expect(401);
      return performance.now() - began;
    };
    const shortest: Record<string, number> = {};
    // In alternation, and the shortest of each: what else the machine does only ever makes one longer.
    for (let round = 0; round < 12; round += 1)
      for (const address of [email, `nobody-${email}`, `crowd-${email}`])
        shortest[address] = Math.min(shortest[address] ?? Number.POSITIVE_INFINITY, await took(address));
    // A second hash would double it; a missing one would take nearly all of it away.
    const all = Object.values(shortest);
    expect(Math.max(...all) / Math.min(...all)).toBeLessThan(1.5);
  }, 60_000);

  it('an account that waits can be signed in to by its own password, also where the address is another’s', async () => {
    await confirmed(email);
    await signUp(email, { password: 'the password of a stranger' }).expect(201);
    const stranger = await signIn(email, 'the password of a stranger').expect(200);
    expect(stranger.body.data.user.emailVerified).toBe(false);
    const owner = await signIn(email).expect(200);
    expect(owner.body.data.user.emailVerified).toBe(true);
  });
});

describe('access tokens', () => {
  it('run out after 15 minutes', async () => {
    const person = await api.signedIn();
    api.clock.advance(minutes(15) - seconds(1));
    await me(person.token).expect(200);
    api.clock.advance(seconds(1));
    await me(person.token).expect(401);
  });

  it('are refused once signed out, at the next request', async () => {
    const person = await api.signedIn();
    await api.ask.post('/auth/logout').set(by(person)).expect(200, { success: true });
    await me(person.token).expect(401);
    await refresh(person.refreshToken).expect(401);
  });

  it('have the role that the person has now', async () => {
    const person = await api.signedIn('PATIENT');
    await api.context.db.write((tx) =>
      tx.update(users).set({ role: 'DOCTOR' }).where(eq(users.id, person.userId)),
    );
    await api.ask.get('/vital-signs').set(by(person)).expect(403);
  });

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each<[string, (token: string) => string]>([
    [
      'without signature (alg none)',
      (token) => `${base64({ alg: 'none', typ: 'at+jwt' })}.${token.split('.')[1]}.`,
    ],
    ['with another signature', (token) => `${token.slice(0, -6)}AAAAAA`],
    [
      'with another person in it',
      (token) => {
        const [head, body = '', signature] = token.split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
        return `${head}.${base64({ ...claims, sub: '0198f000-0000-7000-8000-000000000101' })}.${signature}`;
      },
    ],
    ['that is a refresh token', () => 'opaque-refresh-token'],
  ])('%s are refused', async (_, forge) => {
    const { token } = await api.signedIn();
    await me(token).expect(200);
    await me(forge(token)).expect(401);
  });
});

describe('refreshTokens', () => {
  let person: Person;
  beforeEach(async () => {
    person = await api.signedIn();
  });

  it('gives a new pair, in both places where clients read it', async () => {
    const { body } = await refresh(person.refreshToken).expect(200);
    expect(body.data).toEqual({ token: body.token, refreshToken: body.refreshToken });
    expect(body.refreshToken).not.toBe(person.refreshToken);
    await me(body.token).expect(200);
    await refresh(body.refreshToken).expect(200);
  });

  it('gives the same successor within ten seconds, and to twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    api.clock.advance(seconds(10));
    answers.push(await refresh(person.refreshToken).expect(200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    const [session] = await api.context.db.readOnce((tx) =>
      tx.select().from(sessions).where(eq(sessions.userId, person.userId)),
    );
    const family = await api.context.db.readOnce((tx) =>
      tx
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.sessionId, session?.id ?? '')),
    );
    expect(family).toHaveLength(2);
  });

  it('used again later ends the whole family, the successor and its access tokens too', async () => {
    const { body } = await refresh(person.refreshToken).expect(200);
    api.clock.advance(seconds(10) + 1);
    await refresh(person.refreshToken).expect(401);
    await refresh(body.refreshToken).expect(401);
    await me(body.token).expect(401);
  });

  it('leaves other sessions of the person alone', async () => {
    await confirmed(email);
    const one = (await signIn(email).expect(200)).body.data;
    const other = (await signIn(email).expect(200)).body.data;
    await refresh(one.refreshToken).expect(200);
    api.clock.advance(minutes(1));
    await refresh(one.refreshToken).expect(401);
    await me(other.token).expect(200);
  });

  it('runs out after 30 days without use, and goes on with use', async () => {
    api.clock.advance(days(29));
    const { body } = await refresh(person.refreshToken).expect(200);
    api.clock.advance(days(29));
    await refresh(body.refreshToken).expect(200);
    const idle = await api.signedIn();
    api.clock.advance(days(30));
    await refresh(idle.refreshToken).expect(401);
  });

  it('an invented one is refused in the same words', async () => {
    const { body } = await refresh('an-invented-refresh-token').expect(401);
    expect(body).toMatchObject({
      type: '/docs/errors#refresh-failed',
      detail: 'Your session has ended. Sign in again.',
    });
  });
});
