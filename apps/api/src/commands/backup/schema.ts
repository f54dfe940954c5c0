import type { RawDatabase } from './raw-database';

/** A table with its columns in the order in which a row is written as text. */
export type StoredTable = { schema: string; name: string; columns: string[] };
export type StoredSequence = { schema: string; name: string; last: string | null };

/** Everything that migrations made; partitions are tables of their own. */
const ofNadi = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** Names an object in a statement. */
export const quoted = ({ schema, name }: { schema: string; name: string }): string =>
  `${quote(schema)}.${quote(name)}`;
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const readTables = (db: RawDatabase): Promise<StoredTable[]> =>
  db.query(`
    select n.nspname as schema, c.relname as name,
      (select json_agg(attname order by attnum) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${ofNadi} order by 1, 2`);

/** Columns that the database computes by itself. */
export async function readGenerated(db: RawDatabase, table: StoredTable): Promise<Set<string>> {
  const rows = await db.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attgenerated <> ''`,
    [quoted(table)],
  );
  return new Set(rows.map(({ name }) => name));
}

export const readSequences = (db: RawDatabase): Promise<StoredSequence[]> =>
  db.query(`
    select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences n where ${ofNadi.replaceAll('n.nspname', 'schemaname')} order by 1, 2`);

/** Tables with row security that holds for their owner too. */
const readGuarded = (db: RawDatabase): Promise<{ schema: string; name: string }[]> =>
  db.query(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relforcerowsecurity and ${ofNadi}`);

/**
 * Opens fresh tables for rows that were there before: no trigger runs, no row is checked against another, and the owner may write all.
 * An owner who is no superuser may do this.
 *
 * @returns closes them again, checking every reference
 */
export async function openTables(
  db: RawDatabase,
  tables: readonly StoredTable[],
): Promise<() => Promise<void>> {
  const guarded = await readGuarded(db);
  const references = await db.query<{ schema: string; name: string; key: string; definition: string }>(`
    select n.nspname as schema, c.relname as name, k.conname as key, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${ofNadi}`);
  const each = async (lines: string[]) => lines.length > 0 && db.run(lines.join(';\n'));
  await each(references.map((one) => `alter table ${quoted(one)} drop constraint ${quote(one.key)}`));
  await each(tables.map((table) => `alter table ${quoted(table)} disable trigger user`));
  await each(guarded.map((table) => `alter table ${quoted(table)} no force row level security`));
  return async () => {
    await each(
      references.map(
        (one) => `alter table ${quoted(one)} add constraint ${quote(one.key)} ${one.definition}`,
      ),
    );
    await each(tables.map((table) => `alter table ${quoted(table)} enable trigger user`));
    await each(guarded.map((table) => `alter table ${quoted(table)} force row level security`));
  };
}

/** Removes everything that a database holds. The schema `public` stays, since its owner may be another. */
export const emptyDatabase = (db: RawDatabase): Promise<void> =>
  db.run(`do $$
    declare one record;
    begin
      for one in select nspname from pg_namespace n where ${ofNadi} and nspname <> 'public' loop
        execute format('drop schema %I cascade', one.nspname);
      end loop;
      for one in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
        execute format('drop table if exists %s cascade', one.name);
      end loop;
      for one in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' loop
        execute format('drop sequence if exists %s cascade', one.name);
      end loop;
      for one in select oid::regtype as name from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r') loop
        execute format('drop type if exists %s cascade', one.name);
      end loop;
      for one in select p.oid::regprocedure as name from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
        execute format('drop routine if exists %s cascade', one.name);
      end loop;
    end $$`);
