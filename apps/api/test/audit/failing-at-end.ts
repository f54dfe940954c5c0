import { sql } from 'drizzle-orm';
import type { Database, LastStatement, Work } from '../../src/kernel/db/client';

/** A database in which every transaction that would leave an entry fails after it, at its very end. */
export function failingAtEnd(
  { read, write }: Database,
  seen: { entries: number },
): Pick<Database, 'read' | 'write'> {
  const failing =
    <T>(work: Work<T>): Work<T> =>
    async (tx, atEnd) => {
      const ending: LastStatement[] = [];
      const result = await work(tx, (statement) => ending.push(statement));
      for (const statement of ending) atEnd(statement);
      seen.entries += ending.length;
      if (ending.length > 0) atEnd((own) => own.execute(sql`select 1 / 0`));
      return result;
    };
  return {
    read: (actor, work, ...rest) => read(actor, failing(work), ...rest),
    write: (actor, work, ...rest) => write(actor, failing(work), ...rest),
  };
}
