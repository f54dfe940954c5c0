import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeviceSession } from '@nadi/contract/schema';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let api: TestApi;
let person: Person;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await api.signedIn();
});

type Bearer = Pick<Person, 'token'>;

const list = async (who: Bearer): Promise<DeviceSession[]> =>
  (await api.ask.get('/auth/sessions').set(by(who)).expect(200)).body.data;
const revoke = (who: Bearer, id: string) => api.ask.delete(`/auth/sessions/${id}`).set(by(who));
const currentOf = async (who: Bearer) => (await list(who)).find(({ isCurrent }) => isCurrent)?.id ?? '';
const signIn = async ({ email, password }: Person): Promise<Person> => {
  const answered = await api.ask.post('/auth/login').set('User-Agent', firefox).send({ email, password });
  return { ...person, ...answered.body.data };
};

describe('listSessions', () => {
  it('tells where the person is signed in, the latest used first', async () => {
    api.clock.advance(minutes(1));
    const other = await signIn(person);
    expect(await list(person)).toEqual([
      {
        id: await currentOf(other),
        device: 'Firefox on Windows',
        method: 'password',
        signedInAt: api.clock.now().toISOString(),
        lastUsedAt: api.clock.now().toISOString(),
        isCurrent: false,
      },
      expect.objectContaining({ device: 'A test', isCurrent: true }),
    ]);
    api.clock.advance(minutes(1));
    await api.ask.post('/auth/refresh').send({ refreshToken: person.refreshToken }).expect(200);
    const [latest] = await list(person);
    expect(latest).toMatchObject({ isCurrent: true, lastUsedAt: api.clock.now().toISOString() });
  });

  it('leaves out those that have ended, are too old, or never had their second step', async () => {
    const [signedOut, idle] = [await signIn(person), await signIn(person)];
    await api.ask.post('/auth/logout').set(by(signedOut)).expect(200);
    expect(await list(person)).toHaveLength(2);
    api.clock.advance(days(30));
    const fresh = await signIn(person);
    expect(await list(fresh)).toEqual([expect.objectContaining({ isCurrent: true })]);
    await api.ask.post('/auth/refresh').send({ refreshToken: idle.refreshToken }).expect(401);
  });

  it('shows nothing of others', async () => {
    const other = await api.signedIn();
    expect(await list(other)).toHaveLength(1);
  });
});

describe('revokeSession', () => {
  it('ends one at its next request, and leaves the others alone', async () => {
    const other = await signIn(person);
    await revoke(person, await currentOf(other)).expect(200, { success: true });
    await api.ask.get('/auth/me').set(by(other)).expect(401);
    await api.ask.post('/auth/refresh').send({ refreshToken: other.refreshToken }).expect(401);
    await api.ask.get('/auth/me').set(by(person)).expect(200);
  });

  it('may end the one that asks', async () => {
    await revoke(person, await currentOf(person)).expect(200);
    await api.ask.get('/auth/me').set(by(person)).expect(401);
  });

  it("answers for another's, one that has ended and none at all alike", async () => {
    const other = await api.signedIn();
    const ended = await signIn(person);
    const endedId = await currentOf(ended);
    await revoke(person, endedId).expect(200);
    for (const id of [await currentOf(other), endedId, '0198f000-0000-7000-8000-00000000dead', 'no-uuid']) {
      const { body } = await revoke(person, id).expect(404);
      expect(body.detail).toBe('Resource not found.');
    }
    await api.ask.get('/auth/me').set(by(other)).expect(200);
  });
});

describe('revokeOtherSessions', () => {
  it('ends all but the one that asks', async () => {
    const others = [await signIn(person), await signIn(person)];
    const stranger = await api.signedIn();
    await api.ask.delete('/auth/sessions').set(by(person)).expect(200, { success: true });
    for (const other of others) await api.ask.get('/auth/me').set(by(other)).expect(401);
    expect(await list(person)).toHaveLength(1);
    await api.ask.get('/auth/me').set(by(stranger)).expect(200);
  });
});
