// areas: administration, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { accountsOf } from '../../../../test/accounts';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours, minutes, seconds } from '../../../../test/clock';
import { users } from '../../../kernel/tables/users';
import { doctorProfiles } from '../../doctors/tables/doctor-profiles';
import { sweeps } from '../jobs/sweeps';
import { findCaller } from '../sessions/caller';
import { noteUse } from '../sessions/note-use';
import { refreshTokens } from '../tables/refresh-tokens';
import { sessions } from '../tables/sessions';

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
const familyOf = (person: Person) =>
  api.look((tx) =>
    tx
      .select({ token: refreshTokens })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(sessions.userId, person.userId)),
  );

async function sweep(context: TestApi['context']): Promise<void> {
  for (const { name, run } of sweeps) if (name === 'refresh tokens') await run(context);
}

describe('access tokens', () => {
  it('run out after 15 minutes', async () => {
    const person = await api.signedIn();
    api.clock.advance(minutes(15) - seconds(1));
    await accounts.me(person).expect(200);
    api.clock.advance(seconds(1));
    await accounts.me(person).expect(401);
  });

  it.each(['another-service', undefined])('refuses an access token for the audience %s', async (audience) => {
    const { token } = await api.signedIn();
    const { aud, ...claims } = decodeJwt(token);
    expect(aud).toBe('nadi-api');
    const forged = new SignJWT({ ...claims, ...(audience ? { aud: audience } : {}) })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(api.context.secrets.accessTokens);
    await accounts.me({ token: await forged }).expect(401);
  });

  it('are refused once signed out, at the next request', async () => {
    const person = await api.signedIn();
    await api.ask.post('/auth/logout').set(by(person)).expect(200, { success: true });
    await accounts.me(person).expect(401);
    await accounts.refresh(person.refreshToken).expect(401);
  });

  it('have the role that the person has now', async () => {
    const person = await api.signedIn('PATIENT');
    await api.context.db.write('keeper', (tx) =>
      tx.update(users).set({ role: 'DOCTOR' }).where(eq(users.id, person.userId)),
    );
    await api.ask.get('/vital-signs').set(by(person)).expect(403);
  });

  it('lowers the rights of a doctor at the next request after the registration is withdrawn', async () => {
    const doctor = await api.signedIn('DOCTOR');
    const verificationNow = async () =>
      (await accounts.me(doctor).expect(200)).body.data.user.doctor.verification;
    expect(await verificationNow()).toBe('VERIFIED');
    await api.context.db.write('keeper', (tx) =>
      tx
        .update(doctorProfiles)
        .set({ verification: 'REJECTED' })
        .where(eq(doctorProfiles.userId, doctor.userId)),
    );
    expect(await verificationNow()).toBe('REJECTED');
    const caller = await findCaller(doctor.token, api.context);
    expect(caller?.role).toBe('UNVERIFIED_DOCTOR');
  });

  it('are refused once the account is gone', async () => {
    const person = await api.signedIn();
    await api.context.db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, person.userId)));
    await accounts.me(person).expect(401);
    await accounts.refresh(person.refreshToken).expect(401);
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
    await accounts.me({ token }).expect(200);
    await accounts.me({ token: forge(token) }).expect(401);
  });
});

describe('refreshTokens', () => {
  let person: Person;
  beforeEach(async () => {
    person = await api.signedIn();
  });

  it('gives a new pair, in both places where clients read it', async () => {
    const { body } = await accounts.refresh(person.refreshToken).expect(200);
    expect(body.data).toEqual({ token: body.token, refreshToken: body.refreshToken });
    expect(body.refreshToken).not.toBe(person.refreshToken);
    await accounts.me(body).expect(200);
    await accounts.refresh(body.refreshToken).expect(200);
  });

  it('gives one successor to twenty at once, and keeps no token in clear', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => accounts.refresh(person.refreshToken)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const [successor = '', ...others] = new Set(answers.map(({ body }) => body.refreshToken as string));
    expect(others).toEqual([]);
    const family = await familyOf(person);
    expect(family).toHaveLength(2);
    for (const token of [person.refreshToken, successor]) expect(JSON.stringify(family)).not.toContain(token);
  });

  it('gives the successor of a lost answer again, however late, and signs nobody out', async () => {
    const lost = (await accounts.refresh(person.refreshToken).expect(200)).body;
    for (const later of [seconds(11), hours(3), days(20)]) {
      api.clock.advance(later);
      const { body } = await accounts.refresh(person.refreshToken).expect(200);
      expect(body.refreshToken).toBe(lost.refreshToken);
    }
    const { body } = await accounts.refresh(person.refreshToken).expect(200);
    await accounts.me(body).expect(200);
    await accounts.refresh(body.refreshToken).expect(200);
    expect(accounts.mailsTo(person.email)).toEqual([]);
  });

  it('gives it also where the used one has run out since, as long as the successor is good', async () => {
    api.clock.advance(days(29));
    const lost = (await accounts.refresh(person.refreshToken).expect(200)).body;
    api.clock.advance(days(29));
    await sweep(api.context);
    const { body } = await accounts.refresh(person.refreshToken).expect(200);
    expect(body.refreshToken).toBe(lost.refreshToken);
    api.clock.advance(days(2));
    await accounts.refresh(person.refreshToken).expect(401);
  });

  it('an old access token that is still good does not count as a use of the new ones', async () => {
    const lost = (await accounts.refresh(person.refreshToken).expect(200)).body;
    await accounts.me(person).expect(200);
    const { body } = await accounts.refresh(person.refreshToken).expect(200);
    expect(body.refreshToken).toBe(lost.refreshToken);
  });

  it.each<[string, (next: Person) => PromiseLike<unknown>]>([
    ['its successor was used', (next) => accounts.refresh(next.refreshToken).expect(200)],
    ['its access token was used', (next) => accounts.me(next).expect(200)],
    [
      'its access token was shown for what it may not do',
      (next) => api.ask.get('/admin/doctor-registrations').set(by(next)).expect(403),
    ],
  ])('ends the whole family at once where %s', async (_, use) => {
    const { body } = await accounts.refresh(person.refreshToken).expect(200);
    await use(body);
    await accounts.refresh(person.refreshToken).expect(401);
    await accounts.refresh(body.refreshToken).expect(401);
    await accounts.me(body).expect(401);
  });

  it('ends it also where the access token of a repeated answer was used', async () => {
    await accounts.refresh(person.refreshToken).expect(200);
    api.clock.advance(minutes(5));
    const again = (await accounts.refresh(person.refreshToken).expect(200)).body;
    await accounts.me(again).expect(200);
    await accounts.refresh(person.refreshToken).expect(401);
  });

  it('ends it where a token of two exchanges ago comes back', async () => {
    const second = (await accounts.refresh(person.refreshToken).expect(200)).body;
    await accounts.refresh(second.refreshToken).expect(200);
    await accounts.refresh(person.refreshToken).expect(401);
    await accounts.refresh(second.refreshToken).expect(401);
  });

  it('notes the first use of an access token once, not with each request', async () => {
    const { body } = await accounts.refresh(person.refreshToken).expect(200);
    const db = api.context.db;
    const write = db.write;
    let writes = 0;
    Object.assign(db, {
      write: (...given: Parameters<typeof write>) => {
        writes += 1;
        return write(...given);
      },
    });
    await Promise.all(Array.from({ length: 10 }, () => accounts.me(body).expect(200)));
    expect(writes).toBe(1);
    await accounts.me(body).expect(200);
    // One that looked for the session before the write, and comes after it.
    const { sid, gen } = decodeJwt(body.token);
    await noteUse({ sessionId: String(sid), generation: Number(gen) }, db);
    Object.assign(db, { write });
    expect(writes).toBe(1);
  });

  it('tells the owner of a stolen one, once', async () => {
    await accounts.me((await accounts.refresh(person.refreshToken).expect(200)).body).expect(200);
    api.clock.advance(minutes(1));
    const thieves = await Promise.all([1, 2, 3].map(() => accounts.refresh(person.refreshToken)));
    expect(thieves.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(accounts.mailsTo(person.email).map(({ subject }) => subject)).toEqual([
      'We ended a session of your Nadi account',
    ]);
    expect(accounts.mailsTo(person.email)[0]?.text).toContain('(A test)');
  });

  it('tells nobody of a stolen one whose address is not confirmed', async () => {
    const waiting = await api.signedIn('PENDING');
    await accounts.me((await accounts.refresh(waiting.refreshToken).expect(200)).body).expect(200);
    api.clock.advance(minutes(1));
    await accounts.refresh(waiting.refreshToken).expect(401);
    expect(accounts.mailsTo(waiting.email)).toEqual([]);
  });

  it('tells of theft also where the token that comes back has run out meanwhile', async () => {
    const { body } = await accounts.refresh(person.refreshToken).expect(200);
    api.clock.advance(days(20));
    const second = (await accounts.refresh(body.refreshToken).expect(200)).body;
    api.clock.advance(days(20));
    await accounts.refresh(person.refreshToken).expect(401);
    await accounts.refresh(second.refreshToken).expect(401);
    expect(accounts.mailsTo(person.email)).toHaveLength(1);
  });

  it('leaves other sessions of the person alone', async () => {
    await accounts.confirmed(email);
    const one = (await accounts.signIn(email).expect(200)).body.data;
    const other = (await accounts.signIn(email).expect(200)).body.data;
    await accounts.me((await accounts.refresh(one.refreshToken).expect(200)).body).expect(200);
    api.clock.advance(minutes(1));
    await accounts.refresh(one.refreshToken).expect(401);
    await accounts.me(other).expect(200);
  });

  it('runs out after 30 days without use, and goes on with use', async () => {
    api.clock.advance(days(29));
    const { body } = await accounts.refresh(person.refreshToken).expect(200);
    api.clock.advance(days(29));
    await accounts.refresh(body.refreshToken).expect(200);
    const idle = await api.signedIn();
    api.clock.advance(days(30));
    await accounts.refresh(idle.refreshToken).expect(401);
  });

  it('runs out 90 days after the session was opened, however often it is used', async () => {
    let { refreshToken } = person;
    for (let day = 0; day < 80; day += 20) {
      api.clock.advance(days(20));
      ({ refreshToken } = (await accounts.refresh(refreshToken).expect(200)).body);
    }
    api.clock.advance(days(10) - 1);
    const { body } = await accounts.refresh(refreshToken).expect(200);
    api.clock.advance(1);
    await accounts.refresh(body.refreshToken).expect(401);
    const again = (await accounts.signIn(person.email, person.password).expect(200)).body.data;
    await accounts.refresh(again.refreshToken).expect(200);
  });

  it('an invented one is refused in the same words', async () => {
    const { body } = await accounts.refresh('an-invented-refresh-token').expect(401);
    expect(body).toMatchObject({
      type: '/docs/errors#refresh-failed',
      detail: 'Your session has ended. Sign in again.',
    });
  });
});
