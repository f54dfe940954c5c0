// database: both
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { sessions } from '../../src/areas/identity/tables/sessions';
import { totpSecrets } from '../../src/areas/identity/tables/two-step';
import { users } from '../../src/kernel/tables/users';
import { accountsOf } from '../accounts';
import { by, type Person, startApi, type TestApi } from '../api';
import { minutes } from '../clock';
import { closeClients, connectLive, timed } from './client';
import { type LiveTestServer, serveLive } from './server';

/** The promise: a connection is closed so many milliseconds after its session has ended. */
const promised = 1_000;

let api: TestApi;
let server: LiveTestServer;
beforeAll(async () => {
  api = await startApi();
  server = await serveLive(api);
});
afterEach(closeClients);
afterAll(async () => {
  await server.stop();
  await api.close();
});

/** The same person on another device. */
async function signInAgain({ email, password }: Person): Promise<Person> {
  const { body } = await accountsOf(api).signIn(email, password).expect(200);
  return { ...body.data, userId: body.data.user.id, email, password };
}
const sessionIdOf = ({ token }: Person): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

type Ending = {
  role?: 'PATIENT' | 'DOCTOR' | 'ADMIN';
  /** @param second the session of another device */
  by: (first: Person, second: Person) => PromiseLike<unknown>;
};

/** However a session ends, or what it may do changes. */
const endings: Record<string, Ending> = {
  'sign-out': { by: (first) => api.ask.post('/auth/logout').set(by(first)).expect(200) },
  'its end from another device': {
    by: (first, second) =>
      api.ask
        .delete(`/auth/sessions/${sessionIdOf(first)}`)
        .set(by(second))
        .expect(200),
  },
  'the end of all others': {
    by: (_, second) => api.ask.delete('/auth/sessions').set(by(second)).expect(200),
  },
  'a new password': {
    by: (first, second) =>
      api.ask
        .post('/auth/change-password')
        .set(by(second))
        .send({ currentPassword: first.password, newPassword: 'a heron stands in the river' })
        .expect(200),
  },
  'a new password by mail': {
    async by({ email }) {
      const { forgot, newestToken, reset } = accountsOf(api);
      await forgot(email).expect(200);
      await reset(newestToken(email), 'a heron stands in the river').expect(200);
    },
  },
  'a stolen refresh token that is used again': {
    async by(first) {
      const refresh = (refreshToken: string) => api.ask.post('/auth/refresh').send({ refreshToken });
      const { body } = await refresh(first.refreshToken).expect(200);
      await api.ask
        .get('/auth/me')
        .set({ Authorization: `Bearer ${body.data.token}` })
        .expect(200);
      await refresh(first.refreshToken).expect(401);
    },
  },
  'the erasure of the account': {
    by: (first) => api.context.db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, first.userId))),
  },
  'a session that is swept away': {
    by: (first) =>
      api.context.db.write('keeper', (tx) => tx.delete(sessions).where(eq(sessions.id, sessionIdOf(first)))),
  },
  'a change past every operation': {
    by: (first) =>
      api.context.db.write('keeper', (tx) =>
        tx
          .update(sessions)
          .set({ revokedAt: api.clock.now() })
          .where(eq(sessions.id, sessionIdOf(first))),
      ),
  },
  'another role': {
    by: (first) =>
      api.context.db.write('keeper', (tx) =>
        tx.update(users).set({ role: 'DOCTOR' }).where(eq(users.id, first.userId)),
      ),
  },
  'a registration that is rejected': {
    role: 'DOCTOR',
    by: async (first) =>
      api.ask
        .put(`/admin/doctor-registrations/${first.userId}`)
        .set({ ...by(await api.signedIn('ADMIN')), 'If-Match': '"1"' })
        .send({ status: 'REJECTED', reason: 'The council does not know this number.' })
        .expect(200),
  },
  'a suspension of the account': {
    by: async (first) =>
      api.ask
        .put(`/admin/users/${first.userId}`)
        .set({ ...by(await api.signedIn('ADMIN')), 'If-Match': '"1"' })
        .send({ status: 'SUSPENDED', reason: 'It sends advertisements.' })
        .expect(200),
  },
  'the word of a server': {
    async by(first) {
      server.context.live.endSessions([sessionIdOf(first)]);
    },
  },
};

describe('a connection ends within a second, and says so', () => {
  it.each(Object.keys(endings))('%s', async (name) => {
    const { role = 'PATIENT', by: end } = endings[name] as Ending;
    const first = await api.signedIn(role);
    const second = await signInAgain(first);
    const client = await connectLive(server.url, first.token);
    expect(client.outcome).toBe('open');
    await end(first, second);
    expect(await timed(client.closed)).toBeLessThan(promised);
    expect(client.heard).toEqual([{ name: 'session-ended', message: {} }]);
  });

  it('keeps connections of other sessions and other people', async () => {
    const first = await api.signedIn();
    const [client, another, stranger] = await Promise.all(
      [first, await signInAgain(first), await api.signedIn()].map(({ token }) =>
        connectLive(server.url, token),
      ),
    );
    await api.ask.post('/auth/logout').set(by(first)).expect(200);
    await client?.closed;
    const tell = (userId: string) =>
      server.context.live.tell(userId, { name: 'notifications-changed', message: {} });
    tell(first.userId);
    await another?.untilHeard('notifications-changed');
    expect(another?.isOpen()).toBe(true);
    expect(stranger?.isOpen()).toBe(true);
    expect(stranger?.heard).toEqual([]);
  });

  it('but not where a change leaves the role as it is', async () => {
    const person = await api.signedIn();
    const client = await connectLive(server.url, person.token);
    await api.context.db.write('keeper', (tx) =>
      tx.insert(totpSecrets).values({ userId: person.userId, sealed: 'sealed', createdAt: api.clock.now() }),
    );
    await api.context.db.write('keeper', (tx) =>
      tx.delete(totpSecrets).where(eq(totpSecrets.userId, person.userId)),
    );
    const other = await api.signedIn();
    const witness = await connectLive(server.url, other.token);
    await api.ask.post('/auth/logout').set(by(other)).expect(200);
    // Told after the change, on the same channel.
    await witness.closed;
    expect(client.isOpen()).toBe(true);
  });
});

describe('the access token', () => {
  const renewed = async ({ refreshToken }: Person): Promise<string> =>
    (await api.ask.post('/auth/refresh').send({ refreshToken }).expect(200)).body.data.token;

  it('ends the connection when it expires', async () => {
    const person = await api.signedIn();
    const client = await connectLive(server.url, person.token);
    api.clock.advance(minutes(15));
    expect(await timed(client.closed)).toBeLessThan(promised);
    expect(client.heard).toEqual([{ name: 'token-expired', message: {} }]);
  });

  it('is replaced by a newer one of the session, with which the connection goes on', async () => {
    const person = await api.signedIn();
    const client = await connectLive(server.url, person.token);
    const witness = await connectLive(server.url, (await api.signedIn()).token);
    api.clock.advance(minutes(10));
    expect(await client.say('renew', { token: await renewed(person) })).toEqual({ success: true });
    // The older one is still good, and shortens nothing.
    expect(await client.say('renew', { token: person.token })).toEqual({ success: true });
    api.clock.advance(minutes(5));
    await witness.closed;
    expect(client.isOpen()).toBe(true);
    api.clock.advance(minutes(10));
    await client.closed;
    expect(client.heard).toEqual([{ name: 'token-expired', message: {} }]);
  });

  it('refuses the access token of another session or person, and one that means nothing', async () => {
    const person = await api.signedIn();
    const client = await connectLive(server.url, person.token);
    for (const { token } of [await signInAgain(person), await api.signedIn(), { token: 'a.b.c' }])
      expect(await client.say('renew', { token })).toEqual({ success: false, reason: 'unauthorized' });
    expect(client.isOpen()).toBe(true);
  });
});
