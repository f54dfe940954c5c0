// database: both
// areas: identity
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { accountsOf } from '../../../../test/accounts';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { notAllowed, refusal, run } from '../../../../test/statements';
import { twoStepOf } from '../../../../test/two-step';
import type { Actor } from '../../../kernel/db/actor';
import { findAccount } from '../../identity/sessions/accounts';
import { openSession } from '../../identity/sessions/open-session';

let api: TestApi;
let accounts: ReturnType<typeof accountsOf>;
let admin: Person;
const lines: { event?: string; msg: string }[] = [];
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
  admin = await api.signedIn('ADMIN');
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  api.context.log = pino({ level: 'debug' }, sink);
});
afterAll(() => api.close());

const reason = 'The address sends advertisements to other people.';
const decide = ({ userId }: Pick<Person, 'userId'>, body: object, version = 1, who = admin) =>
  api.ask
    .put(`/admin/users/${userId}`)
    .set({ ...by(who), ...once(), 'If-Match': `"${version}"` })
    .send(body);
const suspend = (who: Pick<Person, 'userId'>, version = 1, by = admin) =>
  decide(who, { status: 'SUSPENDED', reason }, version, by);
const restore = (who: Pick<Person, 'userId'>, version = 2) => decide(who, { status: 'ACTIVE' }, version);
const as = ({ userId }: Person, role: 'PATIENT' | 'ADMIN'): Actor => ({ userId, role });

/** A session that begins while the account is suspended, as one does whose sign-in looked before. */
const sessionOf = ({ userId }: Person) =>
  api.context.db.write('keeper', async (tx) => {
    const account = await findAccount(userId, tx);
    if (!account) throw new Error('There is no account.');
    const given = { tx, secrets: api.context.secrets, newId: () => v7(), now: api.clock.now() };
    return openSession(account, { method: 'password', device: 'A test' }, given);
  });

it('no function asks for each account of a list whether it is suspended: the planner joins them', async () => {
  const calling = await api.database.asSuperuser(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'is_suspended\\((u|d|c|t)\\.'`,
  );
  expect(calling).toEqual([]);
  const plan = await api.database.asSuperuser(
    'explain select from users u where not exists (select from suspended_accounts() s where s.user_id = u.id)',
  );
  const said = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(said).toContain('Anti Join');
  expect(said).not.toContain('Function Scan');
});

describe('sessions of a suspended account', () => {
  it('are refused wherever they began, and stay ended after the suspension', async () => {
    const who = await api.signedIn('PATIENT');
    await suspend(who).expect(200);
    const late = await sessionOf(who);
    await accounts.me(late).expect(401);
    await accounts.refresh(late.refreshToken).expect(401);
    await restore(who).expect(200);
    await accounts.me(late).expect(401);
    await accounts.refresh(late.refreshToken).expect(401);
    const { body } = await accounts.signIn(who.email, who.password).expect(200);
    const devices = await api.ask.get('/auth/sessions').set(by(body.data)).expect(200);
    expect(devices.body.data).toHaveLength(1);
  });

  it('wait for a decision that is being made, or are ended by it', async () => {
    for (let time = 0; time < 4; time += 1) {
      const who = await api.signedIn('PATIENT');
      const [begun] = await Promise.all([accounts.signIn(who.email, who.password), suspend(who).expect(200)]);
      expect([200, 401]).toContain(begun.status);
      if (begun.status === 200) await accounts.refresh(begun.body.data.refreshToken).expect(401);
      const open = await api.database.asSuperuser(
        `select id from sessions where user_id = '${who.userId}' and revoked_at is null`,
      );
      expect(open).toEqual([]);
    }
  });
});

it('of two administrators who suspend each other at once, the second is refused', async () => {
  const [one, other] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')];
  let decided = () => {};
  const isDecided = new Promise<void>((resolve) => {
    decided = resolve;
  });
  const first = api.context.db.write(as(one, 'ADMIN'), async (tx) => {
    await tx.execute(
      sql`select decide_suspension(${other.userId}, 1, ${reason}, ${api.clock.now().toISOString()})`,
    );
    decided();
    // Long enough for the other to have come as far as the lock.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  });
  await isDecided;
  const { status, body } = await suspend(one, 1, other);
  await first;
  // The embedded database does one thing after the other, so that its session has ended before it is looked for.
  if (process.env.NADI_TEST_DATABASE !== 'postgres') expect(status).toBe(401);
  else
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Your own account was suspended a moment ago, so nothing was decided.',
    });
  const back = sql`select decide_suspension(${one.userId}, 1, ${reason}, now())`;
  expect(await refusal(run(api.context.db, as(other, 'ADMIN'), back))).toBe(notAllowed);
  await api.ask.get('/admin/overview').set(by(one)).expect(200);
});

describe('signing in to a suspended account', () => {
  it('is told the reason only once the second step is passed, and is noted', async () => {
    const who = await api.signedIn('PATIENT');
    await twoStepOf(api).turnOn(who);
    await suspend(who).expect(200);
    lines.length = 0;
    const { body } = await accounts.signIn(who.email, who.password).expect(401);
    expect(body.message).toBe(
      'This account is suspended. The reason was sent to its owner by e-mail. If you think this is wrong, write to grievance@nadi.example.',
    );
    expect(lines.filter(({ msg }) => msg === 'security').map(({ event }) => event)).toEqual([
      'sign-in-refused',
    ]);
  });
});
