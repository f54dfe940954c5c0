import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from './transaction';

/**
 * Counts what a query finds, and returns the first and the last of its times: the database sends one row.
 *
 * @param found selects one column, a time or a day, up to the most that is counted: from the earliest if `first` is used, from the latest if `last` is
 */
export async function countFound(
  found: SQLWrapper,
  tx: Reader,
): Promise<{ count: number; first: string | null; last: string | null }> {
  const [counted] = await tx
    .select({
      count: sql<number>`count(*)::integer`,
      first: sql<string | null>`to_json(min(at))`,
      last: sql<string | null>`to_json(max(at))`,
    })
    .from(sql`(${found}) as found (at)`);
  if (!counted) throw new Error('A count has one row.');
  return counted;
}
