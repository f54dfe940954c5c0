import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../../kernel/db/migrations-folder';
import type { Manifest, Migration } from './manifest';
import type { RawDatabase } from './raw-database';
import { openTables, quote, quoted, readGenerated, readTables, type StoredTable } from './schema';
import { BrokenArchive } from './tar';

const unpack = promisify(gunzip);

/** The migrations of this version: those that an archive has, and those that come after. */
export type Plan = { before: MigrationMeta[]; after: MigrationMeta[] };

/** Returns null if a migration is not one of this version. */
export function planOf(migrations: readonly Migration[]): Plan | null {
  const known = readMigrationFiles({ migrationsFolder });
  const isKnown = migrations.every(({ hash }, index) => known[index]?.hash === hash);
  if (!isKnown || migrations.length === 0) return null;
  return { before: known.slice(0, migrations.length), after: known.slice(migrations.length) };
}

/** Throws BrokenArchive if the archive has a migration that this version does not know. */
export function planMigrations({ migrations, version }: Manifest): Plan {
  const plan = planOf(migrations);
  if (plan) return plan;
  throw new BrokenArchive(
    `it was made by version ${version} of Nadi, whose database is newer or another than this version's; restore it with that version`,
  );
}

/** Makes the tables of some migrations, unless the database was made with them. Returns all tables. */
export async function makeTables(
  db: RawDatabase,
  migrations: readonly MigrationMeta[],
): Promise<StoredTable[]> {
  const [made] = await db.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!made?.is) {
    await db.run(
      `create schema if not exists drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    await run(db, migrations);
  }
  return readTables(db);
}

/** Returns the first table of some that is not among others, or has other columns there. */
export function strangeAmong(
  tables: readonly StoredTable[],
  others: readonly StoredTable[],
): StoredTable | undefined {
  const columns = new Map(others.map((table) => [quoted(table), table.columns.join()]));
  return tables.find((table) => columns.get(quoted(table)) !== table.columns.join());
}

/** Makes the tables of an archive, fresh and open for its rows. Returns what takes a part with rows, and what closes them. */
export async function prepareTables(db: RawDatabase, manifest: Manifest, { before, after }: Plan) {
  const tables = await makeTables(db, before);
  const strange = strangeAmong(manifest.tables, tables) ?? strangeAmong(tables, manifest.tables);
  if (strange) throw new BrokenArchive(`its tables are not those of this version (${strange.name})`);
  const close = await openTables(db, tables);
  await db.run(tables.map((table) => `delete from ${quoted(table)}`).join(';\n'));
  const inserts = new Map<string, string>();
  for (const table of tables) inserts.set(`${table.schema}.${table.name}`, await insertInto(db, table));
  return {
    async add(table: string, part: Buffer): Promise<void> {
      const insert = inserts.get(table);
      if (!insert) throw new BrokenArchive(`there is no table ${table}`);
      const lines = (await unpack(part)).toString().trimEnd().split('\n');
      await db.query(insert, [lines.map((line) => JSON.parse(line) as string)]);
    },
    async finish(): Promise<void> {
      for (const { rows, ...table } of manifest.tables) {
        const [found] = await db.query<{ rows: number }>(
          `select count(*)::int as rows from only ${quoted(table)}`,
        );
        if (found?.rows !== rows) throw new BrokenArchive(`${table.name} has not as many rows as it should`);
      }
      for (const sequence of manifest.sequences)
        if (sequence.last !== null)
          await db.query('select setval($1::regclass, $2::bigint)', [quoted(sequence), sequence.last]);
      await close();
      await run(db, after);
      for (const { hash, folderMillis } of after)
        await db.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          hash,
          folderMillis,
        ]);
    },
  };
}

async function run(db: RawDatabase, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const { sql } of migrations) for (const statement of sql) await db.run(statement);
}

/** The text of each row is read once: without the offset, it would be for each column. */
async function insertInto(db: RawDatabase, table: StoredTable): Promise<string> {
  const generated = await readGenerated(db, table);
  const columns = table.columns.filter((name) => !generated.has(name)).map(quote);
  return `insert into ${quoted(table)} (${columns.join(', ')}) overriding system value
    select ${columns.map((name) => `(read.r).${name}`).join(', ')}
    from (select line::${quoted(table)} as r from unnest($1::text[]) line offset 0) read`;
}
