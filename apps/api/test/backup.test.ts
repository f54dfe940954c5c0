// database: both
// areas: account, consent, goals, identity, integrations, links, medical-history, medicines, notifications, profile, records, vital-signs
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, open as openFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { fullPatient, open } from '../src/areas/account/test/archive';
import { backUp } from '../src/commands/backup/back-up';
import { readArchive } from '../src/commands/backup/check-archive';
import { type Manifest, manifestName, manifestSumName, sha256 } from '../src/commands/backup/manifest';
import { openFolder, openRaw } from '../src/commands/backup/raw-database';
import { restore } from '../src/commands/backup/restore';
import { endOfArchive, headerOf, paddingAfter } from '../src/commands/backup/tar';
import { openEmbedded } from '../src/kernel/db/embedded';
import { migrationsFolder } from '../src/kernel/db/migrations-folder';
import { openPostgres } from '../src/kernel/db/postgres';
import { readConfig } from '../src/kernel/environment/config';
import { createLog } from '../src/kernel/environment/log';
import { accountsOf } from './accounts';
import { by, type Person, startApi, type TestApi } from './api';
import { consentsOf } from './consents';
import { guardsOf, type Kept, keptBy } from './installations';

/** Each place runs every migration. */
jest.setTimeout(240_000);

const log = createLog('silent');
const now = new Date('2026-11-20T09:30:00Z');
const passphrase = 'seven herons over the weir';
const admin = process.env.NADI_TEST_DATABASE === 'postgres' ? process.env.DATABASE_URL : undefined;

let folder: string;
let created = 0;
const databases: string[] = [];

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A machine on which nothing is installed yet, but that has the secret. */
async function freshPlace(secret: string | null = 'a secret for tests') {
  created += 1;
  const dataDir = await mkdtemp(join(folder, `place-${created}-`));
  if (secret !== null) await writeFile(join(dataDir, 'secret'), `${secret}\n`, { mode: 0o600 });
  if (!admin) return readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const name = `nadi_backup_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name}`);
  databases.push(name);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url.href });
}
type Place = Awaited<ReturnType<typeof freshPlace>>;

const serve = ({ dataDir, databaseUrl }: Place): Promise<TestApi> =>
  startApi({ DATA_DIR: dataDir }, async (timeOf) => ({
    ...(databaseUrl
      ? await openPostgres(databaseUrl, 10, log, timeOf)
      : await openEmbedded(dataDir, log, timeOf)),
    url: databaseUrl,
    asSuperuser: () => Promise.reject(new Error('It is not asked for.')),
  }));

let source: Place;
let people: Person[];
let before: Kept;
let exportedAt: Date;
let guarded: Awaited<ReturnType<typeof guardsOf>>;
let archive: string;
let manifest: Manifest;
const put = (place: Place, path: string, more: Partial<Parameters<typeof restore>[0]> = {}) =>
  restore({ config: place, log, path, passphrase: null, isReplacing: false, isWithoutKeys: false, ...more });
const make = (path: string, config = source, given: string | null = null) =>
  backUp({ config, log, path, passphrase: given, now });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-backup-'));
  source = await freshPlace();
  const api = await serve(source);
  const doctor = await api.signedIn('DOCTOR');
  people = [await fullPatient(api), await fullPatient(api), doctor];
  const consents = consentsOf(api);
  for (const patient of people.slice(0, 2)) await consents.granted(patient, doctor);
  exportedAt = api.clock.now();
  before = await keptBy(api, people);
  archive = join(folder, 'whole.backup');
  // A server on Postgres runs meanwhile.
  if (admin) manifest = await make(archive);
  await api.close();
  if (!admin) manifest = await make(archive);
  guarded = await guardsOf(source);
});
afterAll(async () => {
  for (const name of databases) await asAdmin(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

async function expectSame(place: Place): Promise<void> {
  const api = await serve(place);
  try {
    api.clock.advance(exportedAt.getTime() - api.clock.now().getTime());
    const after = await keptBy(api, people);
    for (const [index, bytes] of after.exports.entries()) {
      const [one, other] = [open(bytes), open(before.exports[index] ?? Buffer.alloc(0))];
      expect(one.account).toEqual(other.account);
      expect(one.content).toEqual(other.content);
    }
    expect({ ...after, exports: [] }).toEqual({ ...before, exports: [], findings: 0 });
    for (const { email, password, token } of people) {
      await api.ask.get('/auth/me').set(by({ token })).expect(200);
      await accountsOf(api).signIn(email, password).expect(200);
      await accountsOf(api).signIn(email, 'another password').expect(401);
    }
  } finally {
    await api.close();
  }
}

describe('a backup', () => {
  it('is one file for its owner alone, which names what it contains and the keys that it needs', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    const rows = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
    expect(rows).toMatchObject({ consents: 2 });
    expect(manifest.parts.filter(({ name }) => name.startsWith('files/')).length).toBeGreaterThan(3);
    expect(manifest).toMatchObject({ keys: [expect.stringMatching(/^[0-9a-f]{8}$/)], missingFiles: [] });
    expect((await readFile(archive)).includes('a secret for tests')).toBe(false);
  });

  it('overwrites nothing', async () => {
    const size = (await stat(archive)).size;
    await expect(make(archive)).rejects.toThrow(/overwrites nothing/);
    expect((await stat(archive)).size).toBe(size);
  });

  it('leaves no file where it fails', async () => {
    const path = join(folder, 'failed.backup');
    const nowhere = {
      ...source,
      dataDir: join(folder, 'nowhere'),
      databaseUrl: admin ? 'postgres://127.0.0.1:1/no' : null,
    };
    await expect(make(path, nowhere)).rejects.toThrow();
    expect(existsSync(path)).toBe(false);
  });
});

describe('restore', () => {
  it('gives each person the same export, an audit trail that verifies, and their sign-in', async () => {
    const place = await freshPlace();
    await put(place, archive);
    await expectSame(place);
  });

  it('leaves triggers, policies, rights and constraints as migrations make them', async () => {
    const place = await freshPlace();
    await put(place, archive);
    expect(await guardsOf(place)).toEqual(guarded);
  });

  it('opens what is sealed with a passphrase by that passphrase alone', async () => {
    const path = join(folder, 'sealed.backup');
    await make(path, source, passphrase);
    expect((await readFile(path)).includes('ustar')).toBe(false);
    const place = await freshPlace();
    await expect(put(place, path)).rejects.toThrow(/^NADI_BACKUP_PASSPHRASE: is missing/);
    await expect(put(place, path, { passphrase: 'another one of them' })).rejects.toThrow(
      /the passphrase is another one/,
    );
    await truncate(path, (await stat(path)).size - 40);
    await expect(put(place, path, { passphrase })).rejects.toThrow(/cut off/);
    await rm(path);
    await make(path, source, passphrase);
    await put(place, path, { passphrase });
    await expectSame(place);
  });

  it('removes what is there only with --replace, and not while a server uses it', async () => {
    const place = await freshPlace();
    const api = await serve(place);
    await api.signedIn();
    // The lock of the embedded database's folder lets this process itself in.
    if (admin)
      await expect(put(place, archive, { isReplacing: true })).rejects.toThrow(/servers are connected/);
    await api.close();
    await expect(put(place, archive)).rejects.toThrow(/--replace/);
    await put(place, archive, { isReplacing: true });
    await expectSame(place);
  });

  it('refuses an archive that was altered or cut before it changes anything', async () => {
    const bytes = await readFile(archive);
    const place = await freshPlace();
    const path = join(folder, 'wrong.backup');
    for (const at of [700, Math.floor(bytes.length / 2), bytes.length - 3_000]) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await writeFile(path, altered);
      await expect(put(place, path)).rejects.toThrow(/cannot be restored.*Nothing was changed/);
    }
    for (const length of [0, 400, Math.floor(bytes.length / 2), bytes.length - 1_500]) {
      await writeFile(path, bytes.subarray(0, length));
      await expect(put(place, path)).rejects.toThrow(/cannot be restored.*Nothing was changed/);
    }
    expect(existsSync(join(place.dataDir, 'files'))).toBe(false);
    await put(place, archive);
  });

  /** The archive with another manifest. */
  async function rewritten(change: (manifest: Manifest) => Manifest): Promise<string> {
    const path = join(folder, `${randomUUID()}.backup`);
    const file = await openFile(path, 'wx');
    const write = async (name: string, bytes: Buffer) => {
      for (const piece of [headerOf(name, bytes.length), bytes, paddingAfter(bytes.length)])
        await file.write(piece);
    };
    const text = Buffer.from(JSON.stringify(change(manifest)));
    for await (const { name, content } of readArchive(archive, null)) {
      const bytes = await buffer(content);
      if (name !== manifestName && name !== manifestSumName) await write(name, bytes);
    }
    await write(manifestName, text);
    await write(manifestSumName, Buffer.from(sha256().update(text).digest('hex')));
    await file.write(endOfArchive);
    await file.close();
    return path;
  }

  it('refuses an archive of a newer version', async () => {
    const place = await freshPlace();
    const newer = await rewritten((made) => ({
      ...made,
      migrations: [...made.migrations, { hash: 'of a later one', createdAt: '1900000000000' }],
    }));
    await expect(put(place, newer)).rejects.toThrow(/newer or another than this version's/);
  });

  it('undoes everything where a row is missing at the end', async () => {
    const place = await freshPlace();
    const api = await serve(place);
    const who = await api.signedIn();
    await api.close();
    const wrong = await rewritten((made) => ({
      ...made,
      tables: made.tables.map((table) => ({ ...table, rows: table.rows + Number(table.name === 'users') })),
    }));
    await expect(put(place, wrong, { isReplacing: true })).rejects.toThrow(/users has not as many rows/);
    const again = await serve(place);
    await again.ask.get('/auth/me').set(by(who)).expect(200);
    await again.close();
  });

  it('names the key that is missing, and goes on without it where that is asked for', async () => {
    for (const secret of [null, 'a secret of another installation']) {
      const place = await freshPlace(secret);
      await expect(put(place, archive)).rejects.toThrow(`the key ${manifest.keys[0]} is not here`);
      expect(existsSync(join(place.dataDir, 'secret'))).toBe(secret !== null);
      if (secret !== null) await put(place, archive, { isWithoutKeys: true });
    }
  });

  it('brings the database of an older version up to date', async () => {
    const older = await freshPlace();
    const db = older.databaseUrl ? await openRaw(older) : await openFolder(join(older.dataDir, 'database'));
    const migrations = readMigrationFiles({ migrationsFolder });
    await db.run(
      'begin; create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    for (const { sql, hash, folderMillis } of migrations.slice(0, -12)) {
      for (const statement of sql) await db.run(statement);
      await db.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ]);
    }
    await db.run('commit');
    await db.close();
    const path = join(folder, 'older.backup');
    const made = await make(path, older);
    expect(made.migrations).toHaveLength(migrations.length - 12);
    const place = await freshPlace();
    await put(place, path);
    expect(await guardsOf(place)).toEqual(guarded);
    const api = await serve(place);
    await api.signedIn();
    await api.close();
  });
});
