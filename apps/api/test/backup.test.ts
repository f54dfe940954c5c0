// database: both
// areas: account, consent, goals, identity, integrations, links, medical-history, medicines, notifications, profile, records, vital-signs
import { readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fullPatient, open } from '../src/areas/account/test/archive';
import type { Manifest } from '../src/commands/backup/manifest';
import { openFolder, openRaw } from '../src/commands/backup/raw-database';
import { migrationsFolder } from '../src/kernel/db/migrations-folder';
import { accountsOf } from './accounts';
import { by, type Person } from './api';
import { consentsOf } from './consents';
import { guardsOf, type Kept, keptBy, openInstallations, type Place } from './installations';

/** Each place runs every migration. */
jest.setTimeout(240_000);

const passphrase = 'seven herons over the weir';

let all: Awaited<ReturnType<typeof openInstallations>>;
let source: Place;
let people: Person[];
let before: Kept;
let exportedAt: Date;
let guarded: Awaited<ReturnType<typeof guardsOf>>;
let archive: string;
let manifest: Manifest;
beforeAll(async () => {
  all = await openInstallations();
  source = await all.fresh();
  const api = await all.serve(source);
  const doctor = await api.signedIn('DOCTOR');
  people = [await fullPatient(api), await fullPatient(api), doctor];
  const consents = consentsOf(api);
  for (const patient of people.slice(0, 2)) await consents.granted(patient, doctor);
  exportedAt = api.clock.now();
  before = await keptBy(api, people);
  archive = all.pathOf('whole.backup');
  // A server on Postgres runs meanwhile.
  if (all.isServer) manifest = await all.make(source, archive);
  await api.close();
  if (!all.isServer) manifest = await all.make(source, archive);
  guarded = await guardsOf(source);
});
afterAll(() => all.close());

async function expectSame(place: Place): Promise<void> {
  const api = await all.serve(place);
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
});

describe('restore', () => {
  it('gives each person the same export, an audit trail that verifies, and their sign-in', async () => {
    const place = await all.fresh();
    await all.put(place, archive);
    await expectSame(place);
  });

  it('leaves triggers, policies, rights and constraints as migrations make them', async () => {
    const place = await all.fresh();
    await all.put(place, archive);
    expect(await guardsOf(place)).toEqual(guarded);
  });

  it('opens what is sealed with a passphrase by that passphrase alone', async () => {
    const path = all.pathOf('sealed.backup');
    await all.make(source, path, passphrase);
    expect((await readFile(path)).includes('ustar')).toBe(false);
    const place = await all.fresh();
    await expect(all.put(place, path)).rejects.toThrow(/^NADI_BACKUP_PASSPHRASE: is missing/);
    await expect(all.put(place, path, { passphrase: 'another one of them' })).rejects.toThrow(
      /the passphrase is another one/,
    );
    await truncate(path, (await stat(path)).size - 40);
    await expect(all.put(place, path, { passphrase })).rejects.toThrow(/cut off/);
    await rm(path);
    await all.make(source, path, passphrase);
    await all.put(place, path, { passphrase });
    await expectSame(place);
  });

  it('removes what is there only with --replace, and not while a server uses it', async () => {
    const place = await all.fresh();
    const api = await all.serve(place);
    await api.signedIn();
    // The lock of the embedded database's folder lets this process itself in.
    if (all.isServer)
      await expect(all.put(place, archive, { isReplacing: true })).rejects.toThrow(/servers are connected/);
    await api.close();
    await expect(all.put(place, archive)).rejects.toThrow(/--replace/);
    await all.put(place, archive, { isReplacing: true });
    await expectSame(place);
  });

  it('brings the database of an older version up to date', async () => {
    const older = await all.fresh();
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
    const path = all.pathOf('older.backup');
    const made = await all.make(older, path);
    expect(made.migrations).toHaveLength(migrations.length - 12);
    const place = await all.fresh();
    await all.put(place, path);
    expect(await guardsOf(place)).toEqual(guarded);
    const api = await all.serve(place);
    await api.signedIn();
    await api.close();
  });
});
