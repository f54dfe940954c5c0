import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AppContext } from '../operation/context';

/** Background work. It may run on several servers at once. */
export type Sweep = {
  /** Its name in the log. */
  name: string;
  /** Resolves to the number of rows that it processed. */
  run(context: AppContext): Promise<number>;
};

/** Rows in one transaction: few enough that no one waits for it. */
export const batch = 500;
/** The rest waits for the next hour. */
const maxBatches = 200;

/** Deletes rows that are due, a batch at a time; rows that another server is deleting are left to it. */
export const removing = (name: string, table: PgTable, due: (now: Date) => SQL | undefined): Sweep => ({
  name,
  async run({ db, clock }) {
    const rows = sql`select ctid from ${table} where ${due(clock.now())} limit ${batch} for update skip locked`;
    return repeat(async () => {
      const removed = await db.write('keeper', (tx) =>
        tx.execute(sql`delete from ${table} where ctid in (${rows}) returning 1`),
      );
      // Both drivers answer with rows; their common type does not say so.
      return (removed as { rows: unknown[] }).rows.length;
    });
  },
});

/** Goes on while batches are full. */
export async function repeat(dealWithBatch: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < maxBatches; turn += 1) {
    const done = await dealWithBatch();
    count += done;
    if (done < batch) break;
  }
  return count;
}
