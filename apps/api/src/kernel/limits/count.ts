import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { Writer } from '../db/transaction';
import { rateWindows } from '../tables/rate-windows';

/** An increment under a key, in a window that ends then unless it has already begun. */
export type Counted = { key: string; count: number; endsAt: Date };

/** Adds to windows and returns their state; one that has ended restarts. One statement, so that nothing is lost between servers. */
export const addToWindows = (counts: readonly Counted[], now: Date, db: Database): Promise<Counted[]> =>
  db.write('gate', (tx) => addWithin(counts, now, tx));

/** The same within a transaction: it counts if that commits. */
export async function addWithin(counts: readonly Counted[], now: Date, tx: Writer): Promise<Counted[]> {
  // In one order, so that two servers never wait for each other in a ring.
  const rows = [...counts].sort((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql`${rateWindows.endsAt} <= ${now.toISOString()}::timestamptz`;
  return tx
    .insert(rateWindows)
    .values(rows)
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateWindows.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindows.endsAt} end`,
      },
    })
    .returning();
}
