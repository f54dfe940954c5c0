import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { holdLock } from '../../../kernel/db/hold-lock';
import { behind, type Position } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import { ownInsights } from '../policy/own-insights';
import { type InsightRow, insights } from '../tables/insights';

type Whose = { userId: string };

/** Returns the statements that were told to a person and still hold. */
export const findStanding = (whose: Whose, tx: Reader): Promise<InsightRow[]> =>
  tx
    .select()
    .from(insights)
    .where(and(ownInsights(whose), isNull(insights.resolvedAt)))
    .orderBy(asc(insights.firstSaidAt), asc(insights.id));

/** The same, with whoever else works it out for the person held back until the end of the transaction. */
export async function holdStanding(whose: Whose, tx: Reader): Promise<InsightRow[]> {
  await holdLock(`insights ${whose.userId}`, tx);
  return findStanding(whose, tx);
}

/** Returns the statements that were told to a person, newest first, and their number: a person has few hundreds. */
export async function findHistory(
  whose: Whose,
  { after, limit }: { after: Position | null; limit: number },
  tx: Reader,
): Promise<{ found: InsightRow[]; hasMore: boolean; total: number }> {
  const { firstSaidAt, id } = insights;
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(insights)
      .where(and(ownInsights(whose), behind(after, firstSaidAt, id)))
      .orderBy(desc(firstSaidAt), desc(id))
      .limit(limit + 1),
    tx.$count(insights, ownInsights(whose)),
  ]);
  return { found: rows.slice(0, limit), hasMore: rows.length > limit, total };
}

/** Condition for one row, in a transaction that holds the person's. */
export const rowOf = ({ id }: Pick<InsightRow, 'id'>) => eq(insights.id, id);
