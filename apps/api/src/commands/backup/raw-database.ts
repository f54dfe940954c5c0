import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { lockFolder } from '../../kernel/db/folder-lock';
import { loadTemplate } from '../../kernel/db/template';
import { type Config, ConfigError } from '../../kernel/environment/config';
import type { Log } from '../../kernel/environment/log';

export type Row = Record<string, unknown>;

/** One connection as the account that owns the tables, outside of the roles of row security. */
export type RawDatabase = {
  query<T extends Row>(text: string, values?: unknown[]): Promise<T[]>;
  /** Runs one or more statements without values. */
  run(text: string): Promise<void>;
  close(): Promise<void>;
};

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Locks the data folder as a server would; one on Postgres shares its folder with others. */
export async function holdFolder({ databaseUrl, dataDir }: Where, log: Log): Promise<() => Promise<void>> {
  return databaseUrl ? async () => {} : lockFolder(dataDir, log);
}

/** Throws ConfigError if the data folder has no embedded database, where the configuration names no other. */
export function requireDatabase({ databaseUrl, dataDir }: Where): void {
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new ConfigError('DATA_DIR', `there is no database in ${dataDir}.`);
}

/** Opens the database that the configuration names, without bringing its schema up to date. */
export async function openRaw({ databaseUrl, dataDir }: Where): Promise<RawDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openFolder(join(dataDir, 'database'));
}

/**
 * Opens an embedded database, or makes one.
 *
 * @param folder null for one in memory
 * @param isMigrated true to make one with the tables of this version, false for an empty one
 */
export async function openFolder(folder: string | null, isMigrated = false): Promise<RawDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create({
    ...(folder !== null && { dataDir: folder }),
    ...(isMigrated && { loadDataDir: await loadTemplate() }),
  });
  return {
    query: async <T extends Row>(text: string, values: unknown[] = []) =>
      (await client.query<T>(text, values)).rows,
    run: async (text) => void (await client.exec(text)),
    close: () => client.close(),
  };
}

async function openServer(connectionString: string): Promise<RawDatabase> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'nadi-backup',
  });
  // A connection that is lost between two statements: the next one fails, and the command with it.
  client.on('error', () => {});
  await client.connect();
  return {
    query: async <T extends Row>(text: string, values?: unknown[]) =>
      (await client.query<T>(text, values)).rows,
    run: async (text) => void (await client.query(text)),
    close: () => client.end(),
  };
}
