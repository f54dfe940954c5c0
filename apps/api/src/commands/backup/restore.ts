import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Config, ConfigError } from '../../kernel/environment/config';
import type { Log } from '../../kernel/environment/log';
import { isSecretKnown, openSecrets } from '../../kernel/keys/secrets';
import { checkArchive, readArchive } from './check-archive';
import { fileOf, type Manifest, tableOf } from './manifest';
import { holdFolder, openFolder, openRaw, type RawDatabase } from './raw-database';
import { emptyDatabase } from './schema';
import { planMigrations, prepareTables } from './write-rows';

type Given = {
  config: Config;
  log: Log;
  path: string;
  passphrase: string | null;
  /** True to remove what is there. */
  isReplacing: boolean;
  /** True to restore although what the missing keys sealed stays closed for ever. */
  isWithoutKeys: boolean;
};

/** Any number, the same for every node: the one that a migration takes. */
const migrationLock = 6_170_301;

/** Puts an archive into the database and the data folder that the configuration names: all of it, or nothing. */
export async function restore(given: Given): Promise<Manifest> {
  const { config, log, path, passphrase } = given;
  const manifest = await checkArchive(path, passphrase);
  const plan = planMigrations(manifest);
  await requireKeys(manifest, given);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const release = await holdFolder(config, log);
  try {
    const staged = ['files', ...(config.databaseUrl ? [] : ['database'])].map((name) =>
      join(config.dataDir, name),
    );
    if (!given.isReplacing && staged.some((folder) => existsSync(folder)))
      throw new ConfigError('DATA_DIR', `there are data in ${config.dataDir}; ${toReplace}`);
    for (const folder of staged)
      if (existsSync(replaced(folder)))
        throw new ConfigError(
          'DATA_DIR',
          `${replaced(folder)} is what an earlier restore was replacing when it was cut off. Move it back to ${folder}, or remove it if you do not need it.`,
        );
    for (const folder of staged) await rm(partOf(folder), { recursive: true, force: true });
    const db = config.databaseUrl
      ? await openRaw(config)
      : await openFolder(partOf(join(config.dataDir, 'database')), plan.after.length === 0);
    let isOpen = true;
    const close = async () => {
      if (isOpen) await db.close();
      isOpen = false;
    };
    try {
      await db.run('begin; set local statement_timeout = 0; set local lock_timeout = 10000');
      if (config.databaseUrl) await clear(db, given.isReplacing);
      const tables = await prepareTables(db, manifest, plan);
      const files = partOf(join(config.dataDir, 'files'));
      await mkdir(files, { mode: 0o700 });
      for await (const { name, content } of readArchive(path, passphrase)) {
        const [table, file] = [tableOf(name), fileOf(name)];
        if (table !== null) await tables.add(table, await buffer(content));
        else if (file === null) for await (const _ of content);
        else await pipeline(content, createWriteStream(join(files, file), { mode: 0o600, flush: true }));
      }
      await tables.finish();
      if (config.databaseUrl) {
        await swapIn(staged, () => commitOn(db, config));
        // Without statistics queries are slow until the database gathers them by itself; nothing else is missing.
        await db.run('analyze').catch((error: Error) => log.warn({ reason: error.message }, 'no statistics'));
      } else {
        await db.run('commit; analyze');
        await close();
        await swapIn(staged, async () => {});
      }
    } finally {
      await close();
      for (const folder of staged) await rm(partOf(folder), { recursive: true, force: true });
    }
    return manifest;
  } finally {
    await release();
  }
}

const toReplace = 'add --replace to remove everything in it.';
const partOf = (folder: string) => `${folder}.restoring`;

/** Throws ConfigError if a server uses the database, or if it holds anything that was not to be replaced. */
async function clear(db: RawDatabase, isReplacing: boolean): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  const [others] = await db.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'nadi%'`,
  );
  if (others && others.count > 0)
    throw new ConfigError('DATABASE_URL', 'servers are connected to this database; stop them first.');
  const [held] = await db.query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  if (held && held.count > 0 && !isReplacing)
    throw new ConfigError('DATABASE_URL', `the database is not empty; ${toReplace}`);
  await emptyDatabase(db);
}

/** An answer that was lost: this process cannot know whether the database has the archive. */
class UnknownOutcome extends Error {}

/** Commits. A lost answer is asked for again on another connection. Throws UnknownOutcome if that gives none either. */
async function commitOn(db: RawDatabase, config: Config): Promise<void> {
  const [own] = await db.query<{ id: string }>('select pg_current_xact_id()::text as id');
  await db.run('commit').catch(async (error: Error) => {
    const status = await statusOf(own?.id ?? '', config).catch(() => null);
    if (status === 'committed') return;
    if (status === 'aborted') throw error;
    throw new UnknownOutcome(
      `The database did not answer to the commit (${error.message}). See by "npm run audit:verify" which data it has: those of the archive belong with ${join(config.dataDir, 'files')}, earlier ones with ${replaced(join(config.dataDir, 'files'))}.`,
    );
  });
}

/** Returns the outcome of a transaction: `committed`, `aborted` or `in progress`. */
async function statusOf(id: string, config: Config): Promise<string | undefined> {
  const db = await openRaw(config);
  const rows = db.query<{ status: string }>('select pg_xact_status($1::xid8) as status', [id]);
  return rows.then(([row]) => row?.status).finally(() => db.close());
}

const replaced = (folder: string) => `${folder}.replaced`;

/** Puts the staged folders in the place of those that are there, and commits. Where anything fails, these come back. */
async function swapIn(folders: readonly string[], commit: () => Promise<void>): Promise<void> {
  const moved: string[] = [];
  try {
    for (const folder of folders) {
      if (existsSync(folder)) await rename(folder, replaced(folder));
      moved.push(folder);
      await rename(partOf(folder), folder);
    }
    await commit();
  } catch (error) {
    if (error instanceof UnknownOutcome) throw error;
    for (const folder of moved) {
      await rm(folder, { recursive: true, force: true });
      if (existsSync(replaced(folder))) await rename(replaced(folder), folder);
    }
    throw error;
  }
  for (const folder of folders) await rm(replaced(folder), { recursive: true, force: true });
}

/** Throws ConfigError, naming what is missing, unless this installation has every key that sealed something in the archive. */
async function requireKeys({ keys }: Manifest, { config, log, isWithoutKeys }: Given): Promise<void> {
  if (isWithoutKeys) return;
  const secrets = isSecretKnown(config) ? await openSecrets(config, log) : null;
  const here = secrets ? [secrets, ...secrets.previous].map(({ id }) => id) : [];
  const missing = keys.filter((id) => !here.includes(id));
  if (missing.length > 0)
    throw new ConfigError(
      config.secret === null ? 'DATA_DIR' : 'NADI_SECRET',
      `the key ${missing.join(', ')} is not here. Files, second steps, mails and connected accounts of this backup are sealed with it. Put back ${config.secret === null ? `the file ${join(config.dataDir, 'secret')}, or set NADI_SECRET to the secret of then` : 'the secret of then, or add it to NADI_SECRET_PREVIOUS'}. With --without-keys they are restored and stay closed.`,
    );
}
