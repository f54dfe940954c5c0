import { type SQL, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database } from '../db/client';
import type { Clock } from '../environment/clock';

type Tools = { db: Database; clock: Clock };
type Result = { rows: Record<string, unknown>[] };

/** The commands of pg-boss that a server uses. Its own loops are left out: they end the process where the database does not answer. */
export type Boss = Pick<PgBoss, 'fetch' | 'complete' | 'fail' | 'maintain' | 'schemaVersion'>;

/** pg-boss on our connections, as the keeper and by our clock: each of its commands is one transaction. */
export const bossOver = ({ db, clock }: Tools): Boss =>
  new PgBoss({
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
    db: {
      executeSql: (text, values = []) =>
        db.write('keeper', async (tx) => {
          let result: Result = { rows: [] };
          for (const one of statementsOf(text))
            result = (await tx.execute(bind(one, values, clock.now()))) as unknown as Result;
          return result;
        }),
    },
  });

/** Some of its commands are several statements with a transaction of their own around them, which is ours here. */
const statementsOf = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'BEGIN' && one !== 'COMMIT');

/** With our time in place of the database's, which no test can move. */
function bind(text: string, values: readonly unknown[], now: Date): SQL {
  const parts = text.split(/(\$\d+|\bnow\(\))/).map((part) => {
    if (part === 'now()') return sql`${now.toISOString()}::timestamptz`;
    if (!/^\$\d+$/.test(part)) return sql.raw(part);
    // A list is one value here, and not several.
    return sql`${sql.param(values[Number(part.slice(1)) - 1] ?? null)}`;
  });
  return sql.join(parts);
}
