import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkSchema } from '@nadi/api-server/validation';
import type { AccountExport } from '@nadi/contract/schema';
import { eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { unzipSync, zipSync } from 'fflate';
import { exportArchive } from '../src/account/archive';
import { importAccount } from '../src/account/import';
import { exported, notExported, trail } from '../src/account/kept';
import { exportedColumns } from '../src/account/rows';
import { verifyAudit } from '../src/audit/verify';
import { auditEntries } from '../src/db/schema/audit';
import { doctorProfiles } from '../src/db/schema/doctor-profiles';
import { passkeys, recoveryCodes, totpSecrets } from '../src/db/schema/two-step';
import { users } from '../src/db/schema/users';
import { keyedHash } from '../src/keys/keyed-hash';
import { sealSecret } from '../src/two-step/seal-secret';
import { accountsOf } from './accounts';
import { by, once, type Person, startApi, type TestApi } from './api';
import { minutes } from './clock';
import { insertReadings } from './many-readings';
import { bloodPressure, pulse, readingsOf } from './readings';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Archive = { account: AccountExport; names: string[]; content: Record<string, Uint8Array>; text: string };

function open(bytes: Uint8Array): Archive {
  const content = unzipSync(bytes);
  const text = Buffer.from(content['account.json'] ?? []).toString();
  return { account: JSON.parse(text), names: Object.keys(content), content, text };
}

const request = (who: Person) => api.ask.get('/account/export').set(by(who)).buffer(true);
const download = async (who: Person): Promise<Buffer> =>
  (
    await request(who)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200)
  ).body;
/** The same without a request, and so without its entry. */
const exportOf = (
  of: TestApi,
  { userId }: Pick<Person, 'userId'>,
  role: 'PATIENT' | 'DOCTOR' | 'ADMIN' = 'PATIENT',
) =>
  of.context.db.read({ userId, role }, (tx) =>
    exportArchive(userId, { tx, files: of.context.files, now: of.clock.now() }),
  );

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('the rest of a picture'),
]);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A patient of whom every kind of thing is kept. */
async function fullPatient(): Promise<Person> {
  const who = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
  const { recorded } = readingsOf(api);
  await api.ask
    .post('/auth/onboarding/complete')
    .set({ ...by(who), ...once() })
    .field(
      'onboardingData',
      JSON.stringify({ dateOfBirth: '1994-05-21', gender: 'FEMALE', phone: '+910000000104' }),
    )
    .attach('profilePhoto', png, { filename: 'x.png' })
    .expect(200);
  await recorded(who, { ...bloodPressure, note: 'after the walk – “rested”' });
  const { id } = await recorded(who, pulse);
  api.clock.advance(minutes(1));
  await api.ask
    .delete(`/vital-signs/${id}`)
    .set({ ...by(who), ...once() })
    .expect(200);
  await api.ask.post('/auth/login').send({ email: who.email, password: who.password }).expect(200);
  const now = api.clock.now();
  const { secrets, newId } = api.context;
  await api.context.db.write('keeper', async (tx) => {
    const passkey = { userId: who.userId, credentialId: newId(), publicKey: 'pQECAyYgASFYIA', counter: 3 };
    await tx.insert(passkeys).values({
      ...passkey,
      id: newId(),
      transports: ['internal', 'hybrid'],
      name: 'Phone',
      isSynced: true,
      createdAt: now,
    });
    const sealed = sealSecret(secret, who.userId, secrets);
    await tx.insert(totpSecrets).values({ userId: who.userId, sealed, createdAt: now, confirmedAt: now });
    for (const code of ['one', 'two'])
      await tx
        .insert(recoveryCodes)
        .values({ userId: who.userId, codeHash: keyedHash(code, secrets), createdAt: now });
  });
  return who;
}

describe('what is kept of a person', () => {
  it('is listed, table by table: how it is exported and how it is erased', async () => {
    const folder = `${import.meta.dirname}/../src/db/schema`;
    const tables: string[] = [];
    for (const name of await readdir(folder)) {
      const found = Object.values(await import(`${folder}/${name}`)) as unknown[];
      tables.push(
        ...found.filter((value) => value instanceof PgTable).map((table) => getTableName(table as PgTable)),
      );
    }
    const listed = [...exported, ...notExported].map(({ table }) => getTableName(table));
    expect([...listed, ...trail.map((table) => getTableName(table))].sort()).toEqual(tables.sort());
  });

  it('goes with its account, as the list says', () => {
    const mayStay = (table: PgTable) =>
      trail.includes(table) ||
      notExported.some((one) => one.table === table && one.erased !== 'with the account');
    const all = [...exported, ...notExported].map(({ table }) => table);
    for (const table of all.filter((one) => one !== users && !mayStay(one))) {
      const goes = getTableConfig(table).foreignKeys.some(({ onDelete }) => onDelete === 'cascade');
      expect([getTableName(table), goes]).toEqual([getTableName(table), true]);
    }
  });

  it('is kept under no other name than its person: who refers to someone loses the name, not the row', () => {
    const toUsers = [...exported, ...notExported].flatMap(({ table }) =>
      getTableConfig(table)
        .foreignKeys.filter((key) => getTableName(key.reference().foreignTable) === 'users')
        .map((key) => [key.reference().columns[0]?.name, key.onDelete] as const),
    );
    const others = toUsers.filter(([, onDelete]) => onDelete !== 'cascade');
    // Whoever enters readings for others must not be erased with them; until someone can, there is nobody to be kept.
    expect(others.sort()).toEqual([
      ['decided_by', 'set null'],
      ['entered_by', 'no action'],
    ]);
  });

  it('names only columns that there are', () => {
    for (const kept of exported) {
      const columns = Object.keys(exportedColumns({ ...kept, leftOut: [] }));
      expect(columns).toEqual(expect.arrayContaining([...kept.leftOut]));
    }
  });
});

describe('exportAccount', () => {
  it('gives an archive with account.json, the files and a word about them', async () => {
    const who = await fullPatient();
    const { headers } = await request(who).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="nadi-export-2026-11-20\.zip"$/),
      'cache-control': 'no-store',
    });
    const { account, names, content } = open(await download(who));
    const [file] = account.files;
    expect(names).toEqual(['account.json', `files/${file?.id}.png`, 'README.txt']);
    expect(Buffer.from(content[file?.name ?? ''] ?? [])).toEqual(png);
    expect(Buffer.from(content['README.txt'] ?? []).toString()).toMatch(
      /^Nadi: everything that was kept of you/,
    );
    expect(account.patientProfile?.photoId).toBe(file?.id);
    expect(account.files).toEqual([expect.objectContaining({ contentType: 'image/png', bytes: png.length })]);
  });

  it('follows its schema and holds everything of the person', async () => {
    const who = await fullPatient();
    const { account } = open(await download(who));
    expect(checkSchema('AccountExport', account, '')).toEqual([]);
    expect(account.account).toMatchObject({ id: who.userId, email: who.email, firstName: 'Leela' });
    expect(account.patientProfile).toMatchObject({ dateOfBirth: '1994-05-21', phone: '+910000000104' });
    expect(account.doctorProfile).toBeNull();
    expect(account.vitalSigns.map(({ type, note, deletedAt }) => [type, note, deletedAt !== null])).toEqual([
      ['blood_pressure', 'after the walk – “rested”', false],
      ['pulse', null, true],
    ]);
    expect(account.sessions).toHaveLength(2);
    expect(account.passkeys).toEqual([
      expect.objectContaining({ name: 'Phone', transports: ['internal', 'hybrid'] }),
    ]);
    expect(account.authenticatorApp).toEqual({
      createdAt: expect.any(String),
      confirmedAt: expect.any(String),
    });
    expect(account.recoveryCodes).toHaveLength(2);
    expect(account.accessLog.map(({ operation }) => operation)).toEqual([
      'completeOnboarding',
      'recordVitalSign',
      'recordVitalSign',
      'deleteVitalSign',
      'signIn',
    ]);
    expect(account.accessLog[1]?.actor).toEqual({ id: who.userId, name: 'Leela Nair' });
  });

  it('has a place in the schema for every column that is not left out', async () => {
    const who = await fullPatient();
    const { account } = open(await download(who));
    for (const kept of exported) {
      const found = account[kept.as];
      const row = Array.isArray(found) ? found[0] : found;
      if (row) expect(Object.keys(row)).toEqual(expect.arrayContaining(Object.keys(exportedColumns(kept))));
    }
  });

  it('holds no secret: no hash, no token, nothing sealed', async () => {
    const who = await fullPatient();
    const { text, content } = open(await download(who));
    const all = text + Buffer.from(content['README.txt'] ?? []).toString();
    for (const hidden of [
      who.password,
      who.token,
      who.refreshToken,
      secret,
      '$argon2',
      api.context.secrets.id,
    ])
      expect(all).not.toContain(hidden);
    const rows = await api.database.asSuperuser(
      `select password_hash as hidden from users where id = '${who.userId}' union
       select sealed from totp_secrets where user_id = '${who.userId}' union
       select code_hash from recovery_codes where user_id = '${who.userId}' union
       select token_hash from refresh_tokens r join sessions s on s.id = r.session_id where s.user_id = '${who.userId}' union
       select hash from audit_entries where subject_id = '${who.userId}'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const { hidden } of rows) expect(all).not.toContain(hidden);
  });

  it('is of nobody else, and asks for the password anew', async () => {
    const [who, other] = [await fullPatient(), await fullPatient()];
    const { text } = open(await download(who));
    expect(text).not.toContain(other.userId);
    expect(text).not.toContain(other.email);
    api.clock.advance(minutes(11));
    expect((await request(who)).status).toBe(403);
  });

  it.each(['DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN'] as const)('serves a person who is %s', async (role) => {
    const { account } = open(await download(await api.signedIn(role)));
    expect(checkSchema('AccountExport', account, '')).toEqual([]);
    expect([account.patientProfile, account.vitalSigns]).toEqual([null, []]);
    expect(account.doctorProfile === null).toBe(role === 'ADMIN');
  });

  it('takes more readings than one page has', async () => {
    const who = await api.signedIn();
    const readings = Array.from({ length: 4_500 }, (_, index) => ({
      at: new Date(api.clock.now().getTime() - index * 60_000),
      systolic: 120,
      diastolic: 80,
    }));
    await insertReadings(api.context, who.userId, readings);
    const { account } = open(await download(who));
    expect(new Set(account.vitalSigns.map(({ id }) => id)).size).toBe(4_500);
  });
});

describe('export, import, export', () => {
  let empty: TestApi;
  beforeAll(async () => {
    empty = await startApi();
  });
  afterAll(() => empty.close());

  it('gives the same, apart from the moment and from what needs a secret', async () => {
    const who = await fullPatient();
    const doctor = await api.signedIn('DOCTOR');
    const admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
    await api.context.db.write('keeper', async (tx) => {
      await tx
        .update(doctorProfiles)
        .set({ decidedBy: admin.userId, languages: ['en', 'kn'], about: 'Hearts' })
        .where(eq(doctorProfiles.userId, doctor.userId));
      for (const subject of [who, doctor])
        await tx.execute(
          sql`select append_audit(${subject.userId}, ${api.context.newId()}, ${api.clock.now().toISOString()}, ${admin.userId}, 'ADMIN', ${doctor.userId}, 'HOPERAT', 'decideDoctorRegistration', 'change', 'registration', ${sql.param([doctor.userId])}::text[], 'request')`,
        );
    });
    const people = [
      [admin, 'ADMIN'],
      [doctor, 'DOCTOR'],
      [who, 'PATIENT'],
    ] as const;
    const before = new Map<string, Uint8Array>();
    for (const [person, role] of people) before.set(person.userId, await exportOf(api, person, role));

    empty.clock.advance(minutes(90));
    for (const archive of before.values()) await importAccount(archive, empty.context);
    for (const [person, role] of people) {
      const first = open(before.get(person.userId) ?? new Uint8Array());
      const again = open(await exportOf(empty, person, role));
      const { exportedAt, authenticatorApp, recoveryCodes, ...rest } = first.account;
      const { exportedAt: at, authenticatorApp: app, recoveryCodes: codes, ...same } = again.account;
      expect(same).toEqual(rest);
      expect(at).not.toBe(exportedAt);
      expect([app, codes]).toEqual([null, []]);
      expect(again.names).toEqual(first.names);
      for (const { name } of first.account.files) expect(again.content[name]).toEqual(first.content[name]);
    }
  });

  it('keeps the chain of the access log, hash by hash', async () => {
    const chain = (of: TestApi) =>
      of.look((tx) => tx.select().from(auditEntries).orderBy(auditEntries.subjectId, auditEntries.seq));
    const imported = await chain(empty);
    expect(imported.length).toBeGreaterThan(5);
    expect(await chain(api)).toEqual(expect.arrayContaining(imported));
    expect((await verifyAudit(empty.context.db, null)).findings).toEqual([]);
  });

  it('lets its owner in by a link to the address, and by no password', async () => {
    const who = await fullPatient();
    await importAccount(await exportOf(api, who), empty.context);
    const accounts = accountsOf(empty);
    await accounts.signIn(who.email, who.password).expect(401);
    await accounts.refresh(who.refreshToken).expect(401);
    await empty.ask.post('/auth/forgot-password').send({ email: who.email }).expect(200);
    const token = accounts.newestToken(who.email);
    await empty.ask
      .post('/auth/reset-password')
      .send({ token, password: 'a new heron in the river' })
      .expect(200);
    const session = (await accounts.signIn(who.email, 'a new heron in the river').expect(200)).body.data;
    const photo = await empty.ask.get('/patients/profile/photo').set(by(session)).expect(200);
    expect(photo.body).toEqual(png);
  });

  it('refuses what is there already, was altered, or is no export', async () => {
    const who = await fullPatient();
    const archive = await exportOf(api, who);
    await expect(importAccount(archive, api.context)).rejects.toThrow(/is there already/);
    const { content, account } = open(archive);
    const name = account.files[0]?.name ?? '';
    const altered = zipSync({ ...content, [name]: Buffer.from('another picture') });
    await expect(importAccount(altered, empty.context)).rejects.toThrow(/has not the content/);
    const unknown = { ...account, more: 1 };
    const wrong = zipSync({ ...content, 'account.json': Buffer.from(JSON.stringify(unknown)) });
    await expect(importAccount(wrong, empty.context)).rejects.toThrow('account.json: /more unknown.');
    expect(await empty.look((tx) => tx.$count(users, eq(users.id, who.userId)))).toBe(0);
  });
});
