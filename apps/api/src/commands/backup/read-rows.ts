import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Migration } from './manifest';
import { rowsAtOnce, rowsName } from './manifest';
import type { RawDatabase } from './raw-database';
import { quote, quoted, type StoredTable } from './schema';

const pack = promisify(gzip);

/** Begins one state of the database for all that is read, also while a server writes; texts of values that lose nothing. */
export const beginSnapshot = (db: RawDatabase): Promise<void> =>
  db.run(`begin isolation level repeatable read, read only; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0; set local row_security = on; set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3; set local bytea_output = 'hex'`);

/** Tables that hide rows from this account, each with whether the platform's own role sees all of them. */
async function readHidden(db: RawDatabase): Promise<Map<string, boolean>> {
  const rows = await db.query<{ schema: string; name: string; seen: boolean }>(`
    select n.nspname as schema, c.relname as name,
      exists (select from pg_policy p where p.polrelid = c.oid and polpermissive and polcmd in ('*', 'r')
        and (select oid from pg_roles where rolname = 'nadi_keeper') = any (polroles) and pg_get_expr(polqual, polrelid) = 'true')
      and not exists (select from pg_policy p where p.polrelid = c.oid and not polpermissive
        and (0 = any (polroles) or (select oid from pg_roles where rolname = 'nadi_keeper') = any (polroles))) as seen
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relrowsecurity
      and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)`);
  return new Map(rows.map((row) => [quoted(row), row.seen]));
}

/** Gives the rows of tables in parts. Throws if this account sees less of a table than all. */
export async function* readRows(
  db: RawDatabase,
  tables: readonly StoredTable[],
): AsyncGenerator<{ table: StoredTable; name: string; rows: number; content: Buffer }> {
  const hidden = await readHidden(db);
  for (const table of tables) {
    const seen = hidden.get(quoted(table));
    if (seen === false)
      throw new Error(
        `Row security hides rows of ${quoted(table)} from this account. Make the backup with an account that may pass it (BYPASSRLS).`,
      );
    await db.run(
      `${seen ? 'set local role nadi_keeper; ' : ''}declare backup no scroll cursor for select t::text as row from only ${quoted(table)} t`,
    );
    for (let index = 0; ; index += 1) {
      const rows = await db.query<{ row: string }>(`fetch ${rowsAtOnce} from backup`);
      if (rows.length > 0) {
        const lines = rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('');
        yield { table, name: rowsName(table, index), rows: rows.length, content: await pack(lines) };
      }
      if (rows.length < rowsAtOnce) break;
    }
    await db.run(`close backup${seen ? '; set local role none' : ''}`);
  }
}

/** Ids of the sealed files that rows name. */
export async function readFileIds(db: RawDatabase, tables: readonly StoredTable[]): Promise<string[]> {
  const isThere = (name: string) => tables.some((table) => table.schema === 'public' && table.name === name);
  const seen = (await readHidden(db)).size > 0;
  const sources = [
    ...(isThere('files') ? ['select id from files'] : []),
    ...(isThere('record_uploads') ? ['select unnest(preview_ids || id) from record_uploads'] : []),
  ];
  if (sources.length === 0) return [];
  if (seen) await db.run(`set local role ${quote('nadi_keeper')}`);
  const rows = await db.query<{ id: string }>(
    `select id::text from (${sources.join(' union ')}) named order by 1`,
  );
  if (seen) await db.run('set local role none');
  return rows.map(({ id }) => id);
}

export const readMigrations = (db: RawDatabase): Promise<Migration[]> =>
  db.query(
    `select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  );
