import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq, isNull } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { createAuthenticator } from '../../../../test/authenticator';
import { minutes } from '../../../../test/clock';
import { twoStepOf } from '../../../../test/two-step';
import { sessions } from '../tables/sessions';

const origin = 'http://nadi.localhost:8080';
const fresh = 'seven herons over the lake';

let api: TestApi;
let person: Person;
let accounts: ReturnType<typeof accountsOf>;
let twoStep: ReturnType<typeof twoStepOf>;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: origin });
  accounts = accountsOf(api);
  twoStep = twoStepOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await api.signedIn();
});

const openSessions = () =>
  api.look((tx) =>
    tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, person.userId), isNull(sessions.revokedAt))),
  );

/** Sign-ins before and after something, all at once. */
const among = (work: () => PromiseLike<unknown>) => {
  const signIns = () => Array.from({ length: 3 }, () => accounts.signIn(person.email, person.password));
  return Promise.all([...signIns(), work(), ...signIns()]);
};

describe('while the password is set anew', () => {
  it('no sign-in with the old one outlives its change', async () => {
    await among(() =>
      api.ask
        .post('/auth/change-password')
        .set(by(person))
        .send({ currentPassword: person.password, newPassword: fresh })
        .expect(200),
    );
    expect(await openSessions()).toHaveLength(1);
    await accounts.me(person).expect(200);
  });

  it('no sign-in with the old one outlives a reset, and none is told apart from a wrong password', async () => {
    await accounts.forgot(person.email).expect(200);
    const answers = await among(() => accounts.reset(accounts.newestToken(person.email), fresh).expect(200));
    expect(await openSessions()).toEqual([]);
    const statuses = (answers as { status: number }[]).map(({ status }) => status);
    expect([200, 401]).toEqual(expect.arrayContaining([...new Set(statuses)]));
  });

  it('no second step outlives it', async () => {
    await duringSecondStep(() =>
      api.ask
        .post('/auth/change-password')
        .set(by(person))
        .send({ currentPassword: person.password, newPassword: fresh }),
    );
    expect(await openSessions()).toHaveLength(1);
  });
});

describe('while every other session is ended', () => {
  it('no second step opens another', async () => {
    await duringSecondStep(() => api.ask.delete('/auth/sessions').set(by(person)));
    expect(await openSessions()).toHaveLength(1);
  });
});

/** A second step that is done but for its commit when something else begins, and waits for it where the database can. */
async function duringSecondStep(other: () => PromiseLike<{ status: number }>): Promise<void> {
  const { secret } = await twoStep.turnOn(person);
  api.clock.advance(minutes(1));
  const waiting = await twoStep.firstStep(person);
  const { db } = api.context;
  const { write } = db;
  let begun: PromiseLike<{ status: number }> | undefined;
  db.write = (actor, work, ...rest) =>
    write(
      actor,
      async (tx, atEnd) => {
        const result = await work(tx, atEnd);
        if (typeof actor === 'string' || actor.role !== 'SECOND_STEP') return result;
        begun = Promise.resolve(other());
        // In memory there is one connection, and the other comes afterwards.
        while (api.database.url && !(await isSomeoneWaiting()));
        return result;
      },
      ...rest,
    );
  try {
    await twoStep.complete(waiting, { code: twoStep.codeOf(secret) }).expect(200);
    expect((await begun)?.status).toBe(200);
  } finally {
    db.write = write;
  }
}

const isSomeoneWaiting = async () =>
  (await api.database.asSuperuser('select 1 from pg_locks where not granted')).length > 0;

/** The status of a request whose session is ended between the look at its token and its work. */
async function endedMeanwhile(work: () => PromiseLike<{ status: number }>): Promise<number> {
  const { db } = api.context;
  const { write } = db;
  let isFirst = true;
  db.write = async (actor, ...rest) => {
    if (isFirst && typeof actor !== 'string') {
      isFirst = false;
      await write('keeper', (tx) =>
        tx.update(sessions).set({ revokedAt: api.clock.now() }).where(eq(sessions.userId, person.userId)),
      );
    }
    return write(actor, ...rest);
  };
  try {
    return (await work()).status;
  } finally {
    db.write = write;
  }
}

describe('a session that is ended while it asks', () => {
  it('adds no passkey', async () => {
    const { body } = await api.ask.post('/auth/passkeys/options').set(by(person)).expect(200);
    const { challengeId, options } = body.data;
    const credential = createAuthenticator(origin).register(options);
    const register = () =>
      api.ask.post('/auth/passkeys').set(by(person)).send({ challengeId, name: 'x', credential });
    expect(await endedMeanwhile(register)).toBe(401);
  });

  it('turns no second step on', async () => {
    const { secret } = (await twoStep.start(person).expect(200)).body.data;
    expect(await endedMeanwhile(() => twoStep.confirm(person, twoStep.codeOf(secret)))).toBe(401);
  });
});
