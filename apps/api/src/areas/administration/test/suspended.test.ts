// database: both
// areas: account, appointments, consent, doctors, family, identity, links, notifications, prescriptions, profile, vital-signs
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { accountsOf } from '../../../../test/accounts';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { familyOf } from '../../../../test/family';
import { prescriptionsOf } from '../../../../test/prescriptions';
import { notAllowed, refusal, run } from '../../../../test/statements';
import { twoStepOf } from '../../../../test/two-step';
import type { Actor } from '../../../kernel/db/actor';
import { findAccount } from '../../identity/sessions/accounts';
import { openSession } from '../../identity/sessions/open-session';
import { linksOf } from '../../links/test/making-links';
import { checkTriggers } from '../../notifications/triggers/check';

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

it('two administrators who suspend each other at once do not both succeed: the second is refused', async () => {
  const [one, other] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')];
  const isPostgres = process.env.NADI_TEST_DATABASE === 'postgres';
  /** Requests that have come as far as the lock of decisions. */
  const waiting = () =>
    api.database.asSuperuser(
      `select pid from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
  let decided = () => {};
  const isDecided = new Promise<void>((resolve) => {
    decided = resolve;
  });
  const first = api.context.db.write(as(one, 'ADMIN'), async (tx) => {
    await tx.execute(
      sql`select decide_suspension(${other.userId}, 1, ${reason}, ${api.clock.now().toISOString()})`,
    );
    decided();
    while (isPostgres && (await waiting()).length === 0);
  });
  await isDecided;
  const { status, body } = await suspend(one, 1, other);
  await first;
  // The embedded database does one thing after the other, so that its session has ended before it is looked for.
  if (!isPostgres) expect(status).toBe(401);
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
      'This account is suspended. The reason was sent to its owner by e-mail. If you think this is wrong, write to support@nadi.example.',
    );
    expect(lines.filter(({ msg }) => msg === 'security').map(({ event }) => event)).toEqual([
      'sign-in-refused',
    ]);
  });
});

describe('a suspended doctor', () => {
  it('is no verified doctor, has no calendar feed, and their papers say so and stay genuine', async () => {
    const rx = prescriptionsOf(api);
    const [patient, doctor] = [await api.signedIn('PATIENT'), await rx.visits.doctor()];
    const { id } = await rx.signed(patient, doctor);
    const token = await rx.tokenOf(id);
    const feed = (await rx.visits.calendarFeed(doctor)).token;
    const look = async () => ({
      verified: (
        await run(
          api.context.db,
          as(patient, 'PATIENT'),
          sql`select is_verified_doctor(${doctor.userId}) as is`,
          'read',
        )
      )[0]?.is,
      feed: (await api.ask.get(`/calendar-feeds/${feed}`)).status,
      paper: (await rx.verifying(token)).body.data,
    });
    const paper = { result: 'genuine', isRegistrationInForce: true };
    expect(await look()).toMatchObject({ verified: true, feed: 200, paper });
    await suspend(doctor).expect(200);
    expect(await look()).toMatchObject({
      ...{ verified: false, feed: 404 },
      paper: { ...paper, isRegistrationInForce: false },
    });
    await restore(doctor).expect(200);
    expect(await look()).toMatchObject({ verified: true, feed: 200, paper });
  });
});

describe('a suspended patient', () => {
  it('has no link that opens, and no try at a passcode counts meanwhile', async () => {
    const who = await api.signedIn('PATIENT');
    const links = linksOf(api);
    const { handle } = await links.make(who, { passcode: '407218' });
    const asked = await links.open(handle, { passcode: '407218', embeddedLengthMax: 10 }).expect(200);
    const { pathname } = new URL(asked.body.files[0].location);
    await suspend(who).expect(200);
    const unknown = await links.open(handle, { passcode: '000000' }).expect(404);
    expect(unknown.body).toEqual(
      expect.objectContaining({
        title: (await links.open('a'.repeat(43)).expect(404)).body.title,
      }),
    );
    await api.ask.get(pathname.replace('/api/v1', '')).expect(404);
    await restore(who).expect(200);
    await links.open(handle, { passcode: '407218' }).expect(200);
  });

  it('acts for nobody, while those who act for them go on', async () => {
    const family = familyOf(api);
    const [who, mother, helper] = [
      await api.signedIn('PATIENT'),
      await api.signedIn('PATIENT'),
      await api.signedIn('PATIENT'),
    ];
    await family.letAct(who, mother);
    await family.letAct(helper, who);
    const acting = async () =>
      (
        await run(
          api.context.db,
          as(who, 'PATIENT'),
          sql`select acting_for(${mother.userId}, true) as patient`,
          'read',
        )
      )[0]?.patient;
    expect(await acting()).toBe(mother.userId);
    await suspend(who).expect(200);
    expect(await acting()).toBeNull();
    await family.record(helper, who.userId).expect(201);
    await family.readings(helper, who.userId).expect(200);
    await restore(who).expect(200);
    expect(await acting()).toBe(mother.userId);
  });

  it('keeps visits, is reminded of them by e-mail, and is told so', async () => {
    const { visits } = prescriptionsOf(api);
    const [who, doctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
    const slot = (await visits.slots(who, doctor, '?days=7')).at(-1);
    const at = Date.parse(slot?.startsAt ?? '');
    const body = { doctorId: doctor.userId, scheduledAt: slot?.startsAt };
    const { id } = (await visits.posting(who, body).expect(201)).body.data;
    await suspend(who).expect(200);
    expect(accounts.mailsTo(who.email)[0]?.text).toContain('stay booked');
    api.clock.advance(at - api.clock.now().getTime() - minutes(24 * 60));
    await checkTriggers(api.context);
    const [mail] = accounts.mailsTo(who.email);
    expect(mail?.subject).toBe('A message from Nadi about your visits');
    expect(mail?.text).toContain('There is a visit within a day.');
    expect(mail?.text).not.toContain('Dr.');
    const seen = await visits.reading(await visits.renewed(doctor), id).expect(200);
    expect(seen.body.data.status).toBe('confirmed');
  });
});
