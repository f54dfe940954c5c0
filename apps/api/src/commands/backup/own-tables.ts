import { ConfigError } from '../../kernel/environment/config';
import type { Migration } from './manifest';
import { openFolder, type RawDatabase } from './raw-database';
import { quoted, readTables, type StoredTable } from './schema';
import { makeTables, planOf, strangeAmong } from './write-rows';

type OwnTables = {
  tables: StoredTable[];
  /** Names of tables that somebody else made in this database: a restore could not make them. */
  others: string[];
};

/**
 * Finds the tables of Nadi, as its migrations make them in an empty database. Throws ConfigError if one is not so: `restore` would
 * refuse the archive when it is too late.
 */
export async function readOwnTables(db: RawDatabase, migrations: readonly Migration[]): Promise<OwnTables> {
  const plan = planOf(migrations);
  if (!plan)
    throw new ConfigError(
      'the database',
      "is newer or another than this version's. Make the backup with the version that its server runs.",
    );
  const empty = await openFolder(null, plan.after.length === 0);
  const made = await empty
    .run('begin')
    .then(() => makeTables(empty, plan.before))
    .finally(() => empty.close());
  const found = await readTables(db);
  const names = new Set(made.map(quoted));
  const tables = found.filter((table) => names.has(quoted(table)));
  const strange = strangeAmong(made, tables);
  if (strange)
    throw new ConfigError(
      'the database',
      `has no table ${quoted(strange)} as its migrations make it. A backup of it could not be restored.`,
    );
  return { tables, others: found.filter((table) => !names.has(quoted(table))).map(quoted) };
}
