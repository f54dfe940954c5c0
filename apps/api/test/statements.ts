import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../src/kernel/db/actor';
import type { Database } from '../src/kernel/db/client';

type Row = Record<string, unknown>;

/** One statement in someone's name. */
export async function run(
  db: Pick<Database, 'read' | 'write'>,
  actor: Actor,
  statement: SQL,
  kind: 'read' | 'write' = 'write',
): Promise<Row[]> {
  const result = await db[kind](actor, (tx) => tx.execute(statement));
  return (result as unknown as { rows: Row[] }).rows;
}

/** The SQLSTATE with which the database refuses; null where it does not. */
export async function refusal(doing: Promise<unknown>): Promise<string | null> {
  const error = await doing.then(
    () => null,
    (thrown: unknown) => thrown as { code?: string; cause?: { code?: string } },
  );
  return error && (error.code ?? error.cause?.code ?? 'no code');
}
export const notAllowed = '42501';
export const raised = 'P0001';

/** Everything of a table that a role may read, row by row, as text. */
export async function readable(db: Pick<Database, 'read'>, role: string, table: string): Promise<SQL | null> {
  const { rows } = (await db.read('keeper', (tx) =>
    tx.execute(sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0
      and not attisdropped and has_column_privilege(${role}, attrelid, attnum, 'SELECT') order by attnum`),
  )) as unknown as { rows: { name: string }[] };
  if (rows.length === 0) return null;
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`select to_jsonb(t)::text as row from (select ${columns} from ${sql.identifier(table)}) t`;
}
