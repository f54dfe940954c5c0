import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Exported, Section } from '../../../kernel/db/kept-tables';
import { auditEntries as entry } from '../../../kernel/tables/audit';

/** A row as in account.json. */
export type PlainRow = Record<string, unknown>;

/** One row of an export: the section that it belongs to, and the row as JSON. */
export type ExportedRow = { section: Section; json: string };

/** Returns the columns of a table that are exported, by their names in the code. */
export function exportedColumns({ table, person, leftOut }: Exported): Record<string, PgColumn> {
  const all = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  // The account's own id makes it that person's.
  const isImplied = (column: PgColumn) => column === person && column.name !== 'id';
  return Object.fromEntries(all.filter(([name, column]) => !leftOut.includes(name) && !isImplied(column)));
}

/**
 * Reads every exported row of one person, section by section. One statement sees one state of the database, and takes no lock for it.
 * Postgres writes the JSON: half a million rows would block this process for everyone else.
 */
export function everyRowOf(userId: string, exported: readonly Exported[]): SQL {
  const person = sql`${userId}::uuid`;
  const sections = exported.map((kept) =>
    kept.order ? listed(kept, kept.order, person) : single(kept, person),
  );
  return sql`
    with people as materialized (
      select id, audit_person(${person}, id) as name from (
        select ${entry.actorId} as id from ${entry} where ${entry.subjectId} = ${person}
        union select ${entry.onBehalfOf} from ${entry} where ${entry.subjectId} = ${person}
      ) as named where id is not null
    )
    ${sql.join([...sections, accessLog(person)], sql` union all `)}`;
}

const single = (kept: Exported, person: SQL): SQL =>
  sql`(select ${text(kept.as)} as section, ${toJson(exportedColumns(kept))} as json from ${kept.table} where ${kept.person} = ${person} limit 1)`;

/**
 * Only ids are sorted, because the whole rows of years would go through temporary files. The limit keeps the planner from a join that
 * loses their order.
 */
const listed = (kept: Exported, order: PgColumn, person: SQL): SQL =>
  sql`(select ${text(kept.as)}, one.json
    from unnest(array(select ${order} from ${kept.table} where ${kept.person} = ${person} order by ${order})) as listed (id),
    lateral (select ${toJson(exportedColumns(kept))} as json from ${kept.table}
      where ${order} = listed.id and ${kept.person} = ${person} limit 1) as one)`;

const accessLog = (person: SQL): SQL =>
  sql`(select ${text('accessLog')}, ${entryInJson()} from ${entry} where ${entry.subjectId} = ${person} order by ${entry.seq})`;

/** With the names of `people`. */
function entryInJson(): SQL {
  // Hashes follow from the other columns, and the number of an entry from its position.
  const { subjectId: _, seq: __, hash: ___, actorId, onBehalfOf, ...rest } = getTableColumns(entry);
  const named = (id: PgColumn) =>
    sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', (select name from people where people.id = ${id})) end`;
  return toJson({ ...rest, actor: named(actorId), onBehalfOf: named(onBehalfOf) });
}

/** Identifies a row in an archive: its section, and the text of the column that tells it from the others of its person. */
export type Place = { section: Section; key: string };

/** Reads the place of every row of one person, in the order of an export. */
export function everyPlaceOf(userId: string, exported: readonly Exported[]): SQL {
  const person = sql`${userId}::uuid`;
  const places = [...exported.map((kept) => keyOf(kept.as, exported)), keyOf('accessLog', exported)].map(
    ({ section, table, of, key, isOne }) =>
      sql`(select ${text(section)} as section, ${key}::text as key from ${table} where ${of} = ${person} ${isOne ? sql`limit 1` : sql`order by ${key}`})`,
  );
  return sql.join(places, sql` union all `);
}

/** Returns the sections whose tables a reader may read by column only: it is told nothing of the state of their rows. */
export function closedOf(exported: readonly Exported[]): SQL {
  const readable = exported.map(
    ({ as, table }) =>
      sql`select ${text(as)} as section, has_table_privilege(${text(getTableName(table))}, 'select') as "isOpen"`,
  );
  return sql`select section from (${sql.join(readable, sql` union all `)}) as tables where not "isOpen"`;
}

/** Reads all rows of one section, with their keys. */
export function rowsOf(userId: string, exported: readonly Exported[], section: Section): SQL {
  const { table, of, key, kept } = keyOf(section, exported);
  if (!kept) throw new Error(`${section} is read by its keys.`);
  return sql`select ${key}::text as key, ${toJson(exportedColumns(kept))} as json from ${table} where ${of} = ${userId}::uuid`;
}

/**
 * Reads rows of one section by their keys, as they were when a transaction began: a row that was changed or removed since then is not found.
 *
 * @param since the first number of a transaction that had not begun
 */
export function rowsAt(
  userId: string,
  exported: readonly Exported[],
  { section, keys, since }: { section: Section; keys: readonly string[]; since: string },
): SQL {
  const { table, of, key } = keyOf(section, exported);
  // Texts in an array of Postgres are quoted as in JSON.
  const listed = `{${keys.map((one) => JSON.stringify(one)).join(',')}}`;
  const found = sql`${key} = any(${listed}::${sql.raw(key.getSQLType())}[]) and age(${table}.xmin) > age(${since}::xid)`;
  if (section !== 'accessLog') return sql`${rowsOf(userId, exported, section)} and ${found}`;
  return sql`
    with found as materialized (select * from ${table} where ${of} = ${userId}::uuid and ${found}), people as materialized (
      select id, audit_person(${userId}::uuid, id) as name from (
        select actor_id as id from found union select on_behalf_of from found
      ) as named where id is not null
    )
    select ${key}::text as key, ${entryInJson()} as json from found as ${table}`;
}

type Keyed = {
  section: Section;
  table: PgTable;
  of: PgColumn;
  key: PgColumn;
  isOne: boolean;
  kept: Exported | null;
};

function keyOf(section: Section, exported: readonly Exported[]): Keyed {
  if (section === 'accessLog')
    return { section, table: entry, of: entry.subjectId, key: entry.seq, isOne: false, kept: null };
  const kept = exported.find(({ as }) => as === section);
  if (!kept) throw new Error(`Nothing is exported as ${section}.`);
  const { table, person, order } = kept;
  return { section, table, of: person, key: order ?? person, isOne: order === null, kept };
}

/** Names come from this code alone. */
const text = (name: string): SQL => sql.raw(`'${name}'::text`);

/** Without the spaces of `json_build_object`, because an import holds the file as one text. */
const toJson = (columns: Record<string, PgColumn | SQL>): SQL => {
  const fields = Object.entries(columns).map(
    ([name, column], index) =>
      sql`${text(`${index === 0 ? '{' : ','}"${name}":`)}, coalesce(to_json(${inJson(column)})::text, 'null')`,
  );
  return sql`concat(${sql.join(fields, sql`, `)}, '}')`;
};

/** Timestamps in JavaScript's format. */
const inJson = (column: PgColumn | SQL): SQL =>
  'dataType' in column && column.dataType === 'date'
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${column}`;

/** Returns the same row for the database, with its person added. */
export function fromPlain(kept: Exported, row: PlainRow, userId: string): PlainRow {
  const columns = exportedColumns(kept);
  const values = Object.entries(columns).map(([name, column]) => {
    const value = row[name];
    const isMoment = column.dataType === 'date' && typeof value === 'string';
    return [name, isMoment ? new Date(value) : value];
  });
  const all = Object.entries(getTableColumns(kept.table)) as [string, PgColumn][];
  const [owner] = all.find(([, column]) => column === kept.person) ?? [];
  return { ...Object.fromEntries(values), ...(owner ? { [owner]: userId } : {}) };
}
