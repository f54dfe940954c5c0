// areas: vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { by, startApi, type TestApi } from '../../../../test/api';
import { hours } from '../../../../test/clock';
import { hashInFull } from '../../../../test/quick-hash';
import { hashToken } from '../../../kernel/keys/opaque-token';
import { users } from '../../../kernel/tables/users';
import { refreshTokens } from '../tables/refresh-tokens';

let api: TestApi;
let count = 0;
let email: string;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  hashInFull();
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `person-${count}@nadi.example`;
});

describe('signUpPatient', () => {
  it('opens a pending session and sends a link whose token stands behind #', async () => {
    const { body } = await accounts.signUp(email).expect(201);
    expect(body.data.user).toMatchObject({ email, emailVerified: false, onboardingCompleted: false });
    expect((await accounts.me(body.data).expect(200)).body.data.user.email).toBe(email);
    const refused = await api.ask.get('/vital-signs').set(by(body.data)).expect(403);
    expect(refused.body.detail).toBe('Confirm your e-mail address first.');
    const [mail] = accounts.mailsTo(email);
    expect(mail?.text).toMatch(/http:\/\/nadi\.test\/auth\/verify-email#token=[\w-]{43}\n/);
    expect(mail?.html).toContain('<a href="http://nadi.test/auth/verify-email#token=');
  });

  it('keeps neither password nor tokens in the clear', async () => {
    const { body } = await accounts.signUp(email).expect(201);
    const [row] = await api.context.db.read('keeper', (tx) =>
      tx.select().from(users).where(eq(users.email, email)),
    );
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = await api.context.db.read('keeper', (tx) => tx.select().from(refreshTokens));
    expect(JSON.stringify(kept)).not.toContain(body.data.refreshToken);
    expect(kept.some(({ tokenHash }) => tokenHash === hashToken(body.data.refreshToken))).toBe(true);
  });

  it('says the same to an address that has an account; only the mail differs', async () => {
    await accounts.confirmed(email);
    const known = await accounts.signUp(email.toUpperCase()).expect(201);
    const fresh = await accounts.signUp(`other-${email}`).expect(201);
    const shape = (body: { data: { user: object } }) => ({ ...body.data.user, id: 0, email: 0 });
    expect(shape(known.body)).toEqual(shape(fresh.body));
    expect(Object.keys(known.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
    const [mail] = accounts.mailsTo(email.toUpperCase());
    expect(mail?.subject).toContain('already have an account');
    expect(mail?.text).not.toContain('token');
    // The pending session looks like any other to whoever made it.
    expect((await accounts.me(known.body.data).expect(200)).body.data.user.emailVerified).toBe(false);
  });

  it.each([
    ['a common one', 'qwertyuiop123'],
    ['one in other letters of the same kind', 'ｑｗｅｒｔｙｕｉｏｐ１２３'],
    ['the name of the product', 'nadi-nadi-2026!'],
    ['one sign again and again', 'zzzzzzzzzzzzzz'],
  ])('refuses a password that is easy to guess: %s', async (_, weak) => {
    const { body } = await accounts.signUp(email, { password: weak }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/password', code: 'common' })]);
  });

  it('refuses the own address as password', async () => {
    await accounts.signUp(email, { password: `${email.split('@')[0]}-1234` }).expect(422);
    await accounts.signUp(email, { password: email }).expect(422);
  });

  it('refuses the role of an administrator, and makes no account', async () => {
    const { body } = await accounts.signUp(email, { role: 'ADMIN' }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/role', code: 'unknown' })]);
    const made = await api.look((tx) => tx.select().from(users).where(eq(users.email, email)));
    expect([made, accounts.mailsTo(email)]).toEqual([[], []]);
    await accounts.signUp(email).expect(201);
  });

  it('puts no name of the form into a mail to a stranger', async () => {
    await accounts.signUp(email, { firstName: 'Visit http://evil.example' }).expect(201);
    expect(JSON.stringify(accounts.mailsTo(email))).not.toContain('evil');
  });
});

describe('verifyEmail', () => {
  it('makes the pending session a full one, and a second click finds it done', async () => {
    const { body } = await accounts.signUp(email).expect(201);
    const token = accounts.newestToken(email);
    await accounts.verify(token, body.data).expect(200, { success: true });
    await accounts.verify(token).expect(200);
    expect((await accounts.me(body.data)).body.data.user.emailVerified).toBe(true);
    await api.ask.get('/vital-signs').set(by(body.data)).expect(200);
  });

  it('ends every session that did not come with the link: another may have opened the account', async () => {
    const opened = (await accounts.signUp(email).expect(201)).body.data;
    const again = (await accounts.signIn(email).expect(200)).body.data;
    const stranger = await api.signedIn();
    await accounts.verify(accounts.newestToken(email), again).expect(200);
    await accounts.me(opened).expect(401);
    await accounts.refresh(opened.refreshToken).expect(401);
    await accounts.me(again).expect(200);
    const other = `other-${email}`;
    const prepared = (await accounts.signUp(other).expect(201)).body.data;
    await accounts.verify(accounts.newestToken(other), stranger).expect(200);
    await accounts.me(prepared).expect(401);
    await accounts.me(stranger).expect(200);
  });

  it('takes a token that is no longer good for none', async () => {
    const { token } = (await accounts.signUp(email).expect(201)).body.data;
    api.clock.advance(hours(1));
    await accounts.verify(accounts.newestToken(email), { token }).expect(200);
  });

  it('refuses a token that is invented, or older than a day', async () => {
    await accounts.verify('an-invented-verification-token').expect(422);
    await accounts.signUp(email).expect(201);
    const token = accounts.newestToken(email);
    api.clock.advance(hours(24));
    const { body } = await accounts.verify(token).expect(422);
    expect(body.errors[0]).toMatchObject({ pointer: '/body/token', code: 'expired' });
  });

  it('lets one of two have the address, and tells the other', async () => {
    await accounts.signUp(email).expect(201);
    const first = accounts.newestToken(email);
    await accounts.signUp(email.toUpperCase(), { password: 'a different heron stands' }).expect(201);
    const second = accounts.newestToken(email.toUpperCase());
    const answers = await Promise.all([accounts.verify(first), accounts.verify(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('resendVerification', () => {
  const resend = (address: string) => api.ask.post('/auth/resend-verification').send({ email: address });

  it('sends a further link, and the earlier one stays good', async () => {
    await accounts.signUp(email).expect(201);
    const first = accounts.newestToken(email);
    await resend(email).expect(200, { success: true });
    expect(accounts.newestToken(email)).not.toBe(first);
    await accounts.verify(first).expect(200);
    await accounts.verify(accounts.newestToken(email)).expect(200);
  });

  it('answers alike for unknown and confirmed addresses, and sends them no link', async () => {
    await accounts.confirmed(email);
    const before = accounts.mailsTo(email).length;
    await resend(email).expect(200, { success: true });
    await resend(`nobody-${email}`).expect(200, { success: true });
    expect(accounts.mailsTo(email)).toHaveLength(before);
    expect(accounts.mailsTo(`nobody-${email}`)).toEqual([]);
  });
});

describe('signIn', () => {
  it('opens a session, whatever the case of the address and the spelling of the letters', async () => {
    await accounts.signUp(email, { password: 'Crème brûlée im Café' }).expect(201);
    await accounts.verify(accounts.newestToken(email)).expect(200);
    const { body } = await accounts
      .signIn(email.toUpperCase(), 'Crème brûlée im Café'.normalize('NFD'))
      .expect(200);
    expect(body.data.user.emailVerified).toBe(true);
    await accounts.me(body.data).expect(200);
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    await accounts.confirmed(email);
    const wrong = await accounts.signIn(email, 'not the password').expect(401);
    const unknown = await accounts.signIn(`nobody-${email}`).expect(401);
    const shape = ({ requestId, ...rest }: Record<string, unknown>) => rest;
    expect(shape(wrong.body)).toEqual(shape(unknown.body));
    expect(wrong.body.detail).toBe('The e-mail address or password is incorrect.');
  });

  it('an account that waits can be signed in to by its own password, also where the address is another’s', async () => {
    await accounts.confirmed(email);
    await accounts.signUp(email, { password: 'the password of a stranger' }).expect(201);
    const stranger = await accounts.signIn(email, 'the password of a stranger').expect(200);
    expect(stranger.body.data.user.emailVerified).toBe(false);
    const owner = await accounts.signIn(email).expect(200);
    expect(owner.body.data.user.emailVerified).toBe(true);
  });
});
