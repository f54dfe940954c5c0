// areas: all
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, operations } from '@nadi/contract/operations';
import { noteTermYears } from '@nadi/domain/appointments/notes';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { allRules } from '../../../../generated/matrix-rules';
import { allSweeps } from '../../../../generated/sweeps';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { ask } from '../../../../test/matrix/ask';
import type { ColumnName } from '../../../../test/matrix/columns';
import { canary as canaryOfWorld, worldOf } from '../../../../test/matrix/world';
import { png } from '../../../../test/pictures';
import { bloodPressure, readingsOf } from '../../../../test/readings';
import { twoStepOf } from '../../../../test/two-step';
import { sweepOnce } from '../../../kernel/jobs/housekeeping';
import { frontendLogs } from '../../platform/offers';
import { eraseDueAccounts } from '../deletion/erase';

/** Promises S6 and S8: whatever is kept of a person or told in a log, nothing of it is left, or ever was there. */
const canary = 'Qanaarii';
const digits = '9137264850';
const birth = '1931-07-23';
const marks = [canary, canary.toLowerCase(), canaryOfWorld, digits, birth];

let api: TestApi;
const lines: string[] = [];
const people: Person[] = [];
const secrets: string[] = [];
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://nadi.localhost:8080' });
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api.context.log = pino({ level: 'debug' }, sink);
  // Everyone whom the world below makes is a canary.
  const { signedIn } = api;
  api.signedIn = async (role, about, profile) => {
    const named = {
      firstName: `${canary}-first`,
      lastName: `${canary}-last`,
      email: `${canary}-${v7()}@nadi.example`,
    };
    const told = { dateOfBirth: birth, phone: `+91${digits}` };
    const person = await signedIn(role, { ...named, ...about }, { ...told, ...profile });
    people.push(person);
    secrets.push(person.token, person.refreshToken);
    return person;
  };
});
afterAll(() => api.close());

const columnOf: Record<string, ColumnName> = {
  PATIENT: 'the patient',
  DOCTOR: 'a doctor without consent',
  UNVERIFIED_DOCTOR: 'a doctor who is not verified',
  ADMIN: 'an administrator',
  PENDING: 'a pending session',
  SECOND_STEP: 'a session before its second step',
  SECOND_STEP_MISSING: 'a session whose second step is missing',
};

/** Runs an operation as everyone who may, with their marks in every field that takes a text, and with a device of that name. */
async function runAsEveryone(id: OperationId): Promise<void> {
  const rule = allRules[id];
  if (!rule) throw new Error(`${id} has no rule in the test/matrix.ts of its area.`);
  const roles: readonly string[] = operations[id].roles;
  for (const role of roles.length > 0 ? roles : ['PATIENT']) {
    const who = await api.signedIn(role as 'PATIENT');
    const world = worldOf(api);
    // A doctor reads the record of a patient who allowed it.
    const subject = rule.about === 'consented' ? await api.signedIn('PATIENT') : who;
    if (subject !== who) await world.consents.granted(subject, who);
    const asked = (await rule.ask?.(world, subject, columnOf[role] ?? 'the patient')) ?? {};
    const token = roles.length > 0 ? who.token : null;
    const { status } = await ask(api, id, token, asked).set('User-Agent', `${canary}/1.0 (${canary})`);
    expect({ id, role, status }).toEqual({ id, role, status: rule.answers ?? operations[id].success });
  }
}

/** A picture that holds the canary behind its end. */
const photo = Buffer.concat([png, Buffer.from(`a picture of ${canary}`)]);

/** Fills what no operation does by its example: notes, pictures, names of passkeys, words of doctors. */
async function fillEveryField(): Promise<void> {
  const patient = await api.signedIn('PATIENT');
  const world = worldOf(api);
  await world.photo(patient, photo);
  await api.ask
    .put('/patients/profile')
    .set(by(patient))
    .send({ phone: `+91${digits}`, dateOfBirth: birth })
    .expect(200);
  const { id } = await readingsOf(api).recorded(patient, { ...bloodPressure, note: `${canary} note` });
  const change = api.ask.put(`/vital-signs/${id}`).set({ ...by(patient), ...once() });
  await change.send({ note: `${canary} changed note` }).expect(200);
  await world.passkey(patient);
  secrets.push((await twoStepOf(api).turnOn(patient)).secret);

  const doctor = await api.signedIn('DOCTOR');
  await api.ask
    .put('/doctors/profile/me')
    .set(by(doctor))
    .send({ about: `${canary} about`, council: `${canary} council`, phone: `+91${digits}` })
    .expect(200);
  const device = { 'User-Agent': `Mozilla/5.0 ${canary}/1.0` };
  const signIn = (password: string) =>
    api.ask.post('/auth/login').set(device).send({ email: doctor.email, password });
  await signIn(doctor.password).expect(200);
  await signIn(`${canary} wrong`).expect(401);
  await api.ask.get(`/vital-signs?type=${canary}`).set(by(patient)).expect(422);
  await api.ask.get(`/${canary}`).expect(404);
  await logOf(patient);
}

/** A page that logs what it must not: nothing of it is kept even while the account is there (`is in nothing that pages logged` below). */
async function logOf({ userId, token }: Person): Promise<void> {
  const at = api.clock.now().toISOString();
  const message = `TypeError: "${canary} note" ${digits} ${birth} ${canary}@nadi.example`;
  const url = `https://nadi.example/search?q=${canary}&phone=${digits}#${canary}`;
  const context = { timestamp: at, url, userAgent: 'Test', sessionId: 'tab-of-the-canary', userId };
  const body = { logs: [{ level: 'error', message, timestamp: at, context }] };
  await api.ask.post('/logs/frontend').send(body).expect(202);
  await api.ask.post('/logs/frontend').set(by({ token })).send(body).expect(202);
}

/** @returns how much there was to do */
async function workOff(): Promise<number> {
  const erased = await eraseDueAccounts(api.context);
  const { done } = await sweepOnce(api.context, allSweeps);
  return erased + Object.keys(done).length;
}

/** Everyone with a mark asks, and thirty days pass. */
async function eraseAll(): Promise<void> {
  // An account that is suspended is not erased before that ends.
  await api.database.asSuperuser('update suspensions set reason = null, suspended_at = null');
  await api.database.asSuperuser(
    `update users set deletion_requested_at = '${api.clock.now().toISOString()}' where email ilike '%${canary}%'`,
  );
  api.clock.advance(days(30) + minutes(1));
  for (let turn = 0; turn < 20 && (await workOff()) > 0; turn += 1);
  // Signed notes stay for their term.
  api.clock.advance(days(366 * noteTermYears));
  for (let turn = 0; turn < 20 && (await workOff()) > 0; turn += 1);
}

/** All that is kept, as text: by Postgres's own tool where it is there, else every row of every table. */
async function dump(): Promise<string> {
  if (api.database.url !== null) {
    const made = spawnSync('pg_dump', ['--inserts', api.database.url], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (made.status === 0) return made.stdout;
  }
  const tables = await api.database.asSuperuser(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      api.database.asSuperuser(`select '${name}' as of, t::text as row from ${name} t`),
    ),
  );
  return rows
    .flat()
    .map(({ of, row }) => `${of} ${row}`)
    .join('\n');
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
const folder = () => join(api.context.config.dataDir, 'files');

describe('a person whose every field holds a mark', () => {
  it('does everything that there is to do', async () => {
    await fillEveryField();
    for (const id of Object.keys(operations) as OperationId[]) await runAsEveryone(id);
    expect(people.length).toBeGreaterThan(60);
  }, 240_000);

  it('is everywhere in what is kept before', async () => {
    const before = await dump();
    for (const mark of [canary, digits, birth]) expect(count(before, mark)).toBeGreaterThan(5);
    expect(await readdir(folder())).not.toEqual([]);
    expect(JSON.stringify(api.mailbox.received())).toContain(canary);
  });

  it('is in nothing that pages logged', async () => {
    const kept = JSON.stringify(await api.look((tx) => tx.select().from(frontendLogs)));
    expect(kept).toContain('tab-of-the-canary');
    for (const mark of marks) expect([mark, count(kept, mark)]).toEqual([mark, 0]);
  });

  it('is nowhere in it after the account was erased', async () => {
    await eraseAll();
    const after = await dump();
    expect(after).toContain('eraseAccount');
    for (const mark of marks) expect([mark, count(after, mark)]).toEqual([mark, 0]);
    // Ids stay in the trail of who did what, and nowhere else.
    const elsewhere = after
      .split('\n')
      .filter((line) => !/audit_(entries|heads)/.test(line))
      .join('\n');
    for (const { userId } of people) expect(elsewhere).not.toContain(userId);
  }, 120_000);

  it('has no file left', async () => {
    const names = await readdir(folder());
    const left = await Promise.all(names.map((name) => readFile(join(folder(), name), 'latin1')));
    expect(left).toEqual([]);
  });

  it('has no mail left but the last one, which has nothing but the address', () => {
    const mails = api.mailbox.received().filter((mail) => JSON.stringify(mail).includes(canary));
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Your Nadi account has been deleted']),
    );
    for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain(canary);
  });

  it('was in no line of the log at any time, nor was any of their secrets', () => {
    const all = lines.join('');
    expect(lines.length).toBeGreaterThan(150);
    expect(all).toContain('"operation":"exportAccount"');
    for (const mark of marks) expect([mark, count(all, mark)]).toEqual([mark, 0]);
    for (const secret of secrets) expect(all).not.toContain(secret);
    for (const { userId, password } of people) {
      expect(all).not.toContain(userId);
      expect(all).not.toContain(password);
    }
  });
});
