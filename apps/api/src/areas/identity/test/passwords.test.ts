// areas: account
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { deriveSecrets } from '../../../kernel/keys/secrets';
import { users } from '../../../kernel/tables/users';
import { passwordResets } from '../tables/password-resets';
import { totpSecrets } from '../tables/two-step';

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

const fresh = 'seven herons over the lake';
const askForLink = async (address: string) => {
  await accounts.forgot(address).expect(200, { success: true });
  return accounts.newestToken(address);
};

describe('a password that was forgotten', () => {
  it('is set anew by the link of the mail, which is good once', async () => {
    await accounts.confirmed(email);
    await accounts.forgot(email.toUpperCase()).expect(200, { success: true });
    const token = accounts.newestToken(email);
    expect(accounts.mailsTo(email)[0]?.text).toContain(`http://nadi.test/auth/reset-password#token=${token}`);
    await accounts.reset(token, fresh).expect(200, { success: true });
    await accounts.signIn(email).expect(401);
    await accounts.signIn(email, fresh).expect(200);
    const { body } = await accounts.reset(token, 'nine herons over the lake').expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/token', code: 'expired' })]);
  });

  it('ends every session, refreshing too, and tells the owner', async () => {
    await accounts.confirmed(email);
    const { data } = (await accounts.signIn(email).expect(200)).body;
    await accounts.reset(await askForLink(email), fresh).expect(200);
    await accounts.me(data).expect(401);
    await accounts.refresh(data.refreshToken).expect(401);
    expect(accounts.mailsTo(email)[0]?.subject).toBe('Your Nadi password has been changed');
  });

  it('the link is good for 30 minutes, and so are those of earlier mails until one is used', async () => {
    await accounts.confirmed(email);
    const [first, second] = [await askForLink(email), await askForLink(email)];
    api.clock.advance(minutes(30) - 1);
    await accounts.reset(first, fresh).expect(200);
    await accounts.reset(second, 'nine herons over the lake').expect(422);
    const late = await askForLink(email);
    api.clock.advance(minutes(30));
    await accounts.reset(late, 'nine herons over the lake').expect(422);
    await accounts.reset('an-invented-token-of-a-reset', fresh).expect(422);
  });

  it('two uses of one link at once: one holds', async () => {
    await accounts.confirmed(email);
    const token = await askForLink(email);
    const both = await Promise.all([
      accounts.reset(token, fresh),
      accounts.reset(token, 'nine herons over the lake'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('a weak one is refused at its field, and the link stays good', async () => {
    await accounts.confirmed(email);
    const token = await askForLink(email);
    const { body } = await accounts.reset(token, 'Leela-Nair-2026').expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/password', code: 'common' })]);
    await accounts.reset(token, fresh).expect(200);
  });

  it('a second step stays', async () => {
    await accounts.confirmed(email);
    await api.context.db.write('keeper', async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.email, email));
      const now = api.clock.now();
      await tx
        .insert(totpSecrets)
        .values({ userId: user?.id ?? '', sealed: 'x', createdAt: now, confirmedAt: now });
    });
    await accounts.reset(await askForLink(email), fresh).expect(200);
    expect((await accounts.signIn(email, fresh).expect(200)).body.data.user.needsSecondStep).toBe(true);
  });

  it('names nobody in the access log at the request for a link, and the owner at its use', async () => {
    const who = await api.signedIn();
    const token = await askForLink(who.email);
    const read = async (session: Pick<Person, 'token'>) =>
      (await api.ask.get('/patients/access-log').set(by(session)).expect(200)).body.data;
    const [asked] = await read(who);
    expect(asked).toMatchObject({
      operation: 'requestPasswordReset',
      actor: { id: null, name: null, role: 'SYSTEM', isSelf: false },
      purpose: 'HOPERAT',
    });
    await accounts.reset(token, fresh).expect(200);
    const [, set] = await read((await accounts.signIn(who.email, fresh).expect(200)).body.data);
    expect(set).toMatchObject({ operation: 'resetPassword', actor: { isSelf: true }, purpose: 'PATRQT' });
  });

  it('tells nobody which addresses are known, and sends strangers no mail', async () => {
    await accounts.confirmed(email);
    const known = await accounts.forgot(email).expect(200);
    const unknown = await accounts.forgot(`nobody-${email}`).expect(200);
    expect(unknown.text).toBe(known.text);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    expect(accounts.mailsTo(`nobody-${email}`)).toEqual([]);
  });

  it('an address that waits is confirmed by it, and whoever opened the account is out', async () => {
    const { body } = await accounts.signUp(email).expect(201);
    await accounts.reset(await askForLink(email), fresh).expect(200);
    await accounts.me(body.data).expect(401);
    await accounts.signIn(email).expect(401);
    expect((await accounts.signIn(email, fresh).expect(200)).body.data.user.emailVerified).toBe(true);
  });

  it('an address that another confirmed in the meantime is theirs', async () => {
    await accounts.signUp(email).expect(201);
    const verification = accounts.newestToken(email);
    api.clock.advance(1);
    await accounts.signUp(email, { password: 'the password of a stranger' }).expect(201);
    const token = await askForLink(email);
    await accounts.verify(verification).expect(200);
    await accounts.reset(token, fresh).expect(422);
    await accounts.signIn(email).expect(200);
  });

  it('the token is kept as a hash only', async () => {
    await accounts.confirmed(email);
    const token = await askForLink(email);
    const kept = await api.look((tx) => tx.select().from(passwordResets));
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

const change = (who: Person, currentPassword: string, newPassword: string) =>
  api.ask.post('/auth/change-password').set(by(who)).send({ currentPassword, newPassword });

describe('changePassword', () => {
  it('ends every other session, and tells the owner', async () => {
    const who = await api.signedIn();
    const elsewhere = (await accounts.signIn(who.email, who.password).expect(200)).body.data;
    const token = await askForLink(who.email);
    await change(who, who.password, fresh).expect(200, { success: true });
    await accounts.me(who).expect(200);
    await accounts.refresh(who.refreshToken).expect(200);
    await accounts.me(elsewhere).expect(401);
    await accounts.signIn(who.email, who.password).expect(401);
    await accounts.signIn(who.email, fresh).expect(200);
    expect(accounts.mailsTo(who.email)[0]?.subject).toBe('Your Nadi password has been changed');
    // A link of an earlier mail would let the former password's holder back in.
    await accounts.reset(token, 'nine herons over the lake').expect(422);
  });

  it.each([
    ['a wrong current one', 'not the password', fresh, '/body/currentPassword', 'wrong'],
    ['the same again', null, 'four words of a test', '/body/newPassword', 'same'],
    ['the same in other signs', null, 'ｆｏｕｒ ｗｏｒｄｓ ｏｆ ａ ｔｅｓｔ', '/body/newPassword', 'same'],
    ['a common one', null, 'qwertyuiop123', '/body/newPassword', 'common'],
    ['one of the own name', null, 'Test-Person-2026', '/body/newPassword', 'common'],
    ['a short one', null, 'eleven char', '/body/newPassword', 'minLength'],
  ])('%s is a fault of its field, and changes nothing', async (_, current, next, pointer, code) => {
    const who = await api.signedIn();
    const { body } = await change(who, current ?? who.password, next).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code })]);
    await accounts.signIn(who.email, who.password).expect(200);
    expect(accounts.mailsTo(who.email)).toEqual([]);
  });

  it('128 characters are taken, 129 are not', async () => {
    const who = await api.signedIn();
    const long = 'a heron stands in the river '.repeat(5);
    await change(who, who.password, long.slice(0, 129)).expect(422);
    await change(who, who.password, long.slice(0, 128)).expect(200);
    await accounts.signIn(who.email, long.slice(0, 128)).expect(200);
  });

  it('two changes at once: one holds', async () => {
    const who = await api.signedIn();
    const both = await Promise.all([
      change(who, who.password, fresh),
      change(who, who.password, 'nine herons over the lake'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('confirmPassword', () => {
  const confirm = (who: Person, password: string) =>
    api.ask.post('/auth/confirm-password').set(by(who)).send({ password });
  const needsIt = (who: Person) => api.ask.post('/auth/two-step/totp').set(by(who));

  it('lets the session do for ten minutes what asks for a recent password', async () => {
    const who = await api.signedIn();
    api.clock.advance(minutes(10) + 1);
    expect((await needsIt(who).expect(403)).body.type).toBe('/docs/errors#confirm-password');
    await confirm(who, who.password).expect(200, { success: true });
    expect((await needsIt(who)).status).not.toBe(403);
  });

  it('a wrong one is a fault of its field, and the session goes on as it was', async () => {
    const who = await api.signedIn();
    api.clock.advance(minutes(11));
    const { body } = await confirm(who, 'not the password').expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/password', code: 'wrong' })]);
    await needsIt(who).expect(403);
    await accounts.me(who).expect(200);
  });
});

describe('the salt of an address', () => {
  it('is that of the accounts that exist, also after the secret was changed', async () => {
    await accounts.signUp(email).expect(201);
    const { passwordSalts } = api.context.secrets;
    Object.assign(api.context.secrets, { passwordSalts: deriveSecrets('another secret').passwordSalts });
    await accounts.signUp(email, { password: 'the password of a stranger' }).expect(201);
    await accounts.signUp(`new-${email}`).expect(201);
    Object.assign(api.context.secrets, { passwordSalts });
    const rows = await api.look((tx) =>
      tx.select({ hash: users.passwordHash, email: users.email }).from(users),
    );
    const saltsOf = (address: string) =>
      rows.filter((row) => row.email === address).map(({ hash }) => hash.split('$')[4]);
    expect(saltsOf(email)).toHaveLength(2);
    expect(new Set(saltsOf(email)).size).toBe(1);
    expect(saltsOf(`new-${email}`)).not.toEqual(saltsOf(email).slice(1));
    await accounts.signIn(email).expect(200);
    await accounts.signIn(email, 'the password of a stranger').expect(200);
  });
});
