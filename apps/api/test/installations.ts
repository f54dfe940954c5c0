import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { exportOf } from '../src/areas/account/test/archive';
import { backUp } from '../src/commands/backup/back-up';
import type { Manifest } from '../src/commands/backup/manifest';
import { openRaw, type RawDatabase } from '../src/commands/backup/raw-database';
import { restore } from '../src/commands/backup/restore';
import { verifyAudit } from '../src/kernel/audit/verify';
import { openEmbedded } from '../src/kernel/db/embedded';
import { openPostgres } from '../src/kernel/db/postgres';
import { type Config, readConfig } from '../src/kernel/environment/config';
import { createLog } from '../src/kernel/environment/log';
import { type Person, startApi, type TestApi } from './api';

const log = createLog('silent');
const admin = process.env.NADI_TEST_DATABASE === 'postgres' ? process.env.DATABASE_URL : undefined;

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A machine with a data folder, and a database of its own where the tests run on Postgres. */
export type Place = Config;

/** Makes installations side by side, and backups and restores of them. */
export async function openInstallations() {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-backup-'));
  const databases: string[] = [];
  let created = 0;
  return {
    /** True where the tests run on Postgres. */
    isServer: admin !== undefined,
    /** Returns the path of a file beside the installations. */
    pathOf: (name: string) => join(folder, name),
    /** Makes a place where nothing is installed yet, but that has the secret. */
    async fresh(secret: string | null = 'a secret for tests'): Promise<Place> {
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
    },
    serve: ({ dataDir, databaseUrl }: Place): Promise<TestApi> =>
      startApi({ DATA_DIR: dataDir }, async (timeOf) => ({
        ...(databaseUrl
          ? await openPostgres(databaseUrl, 10, log, timeOf)
          : await openEmbedded(dataDir, log, timeOf)),
        url: databaseUrl,
        asSuperuser: () => Promise.reject(new Error('It is not asked for.')),
      })),
    make: (place: Place, path: string, passphrase: string | null = null): Promise<Manifest> =>
      backUp({ config: place, log, path, passphrase, now: new Date('2026-11-20T09:30:00Z') }),
    put: (place: Place, path: string, more: Partial<Parameters<typeof restore>[0]> = {}): Promise<Manifest> =>
      restore({
        ...{ config: place, log, path, passphrase: null, isReplacing: false, isWithoutKeys: false },
        ...more,
      }),
    async close(): Promise<void> {
      for (const name of databases) await asAdmin(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
/** The exports of people, the last of them a doctor, and the state of the audit trail. */
export type Kept = { exports: Buffer[]; fingerprint: string; findings: number; entries: number };

export async function keptBy(api: TestApi, people: readonly Person[]): Promise<Kept> {
  const exports: Buffer[] = [];
  for (const [index, person] of people.entries())
    exports.push(await exportOf(api, person, index === 2 ? 'DOCTOR' : 'PATIENT'));
  const { checkpoint, findings, entries } = await verifyAudit(api.context.db, null);
  return { exports, fingerprint: checkpoint.fingerprint, findings: findings.length, entries };
}

const guards = async (db: RawDatabase) => ({
  triggers: await db.query(
    `select tgrelid::regclass::text as of, tgname, tgenabled::text, pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal order by 1, 2`,
  ),
  policies: await db.query(`select * from pg_policies order by schemaname, tablename, policyname`),
  security: await db.query(
    `select oid::regclass::text as of, relrowsecurity, relforcerowsecurity, relacl::text[] from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information)' order by 1`,
  ),
  constraints: await db.query(
    `select conrelid::regclass::text as of, conname, convalidated, pg_get_constraintdef(oid) as text from pg_constraint where conrelid <> 0 and connamespace::regnamespace::text !~ '^(pg_|information)' order by 1, 2`,
  ),
});

/** Reads what guards the rows of a database, to compare it with another's. */
export async function guardsOf(
  place: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Awaited<ReturnType<typeof guards>>> {
  const db = await openRaw(place);
  return guards(db).finally(() => db.close());
}
