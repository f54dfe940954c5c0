import { type Followed, followInsights } from '@nadi/domain/insights/follow';
import { type InsightStatement, measures, tellFrom, urgentFrom } from '@nadi/domain/insights/statement';
import type { Writer } from '../../kernel/db/transaction';
import type { Notice } from '../../kernel/notify/notify';
import { insightFound, urgentInsightFound } from './notices';
import { holdStanding, rowOf } from './queries/find-insights';
import { insights } from './tables/insights';
import { workOut } from './work-out';

type Given = { tx: Writer; now: Date; newId(): string };

/**
 * Works out what there is to say to a person now, and keeps it.
 *
 * @returns the statements that hold and those that hold no longer, and how each changed
 */
export async function keepInsights(
  { userId }: { userId: string },
  { tx, now, newId }: Given,
): Promise<Followed<InsightStatement, Date>[]> {
  // Before the record is read: an older look at it must not be kept after a newer one.
  const kept = await holdStanding({ userId }, tx);
  const { statements } = await workOut({ userId }, { tx, now });
  const followed = followInsights<InsightStatement, Date>(kept, statements, { ...measures, now, newId });
  for (const { row, change } of followed) {
    if (change === 'new') await tx.insert(insights).values({ ...row, patientId: userId });
    else if (change !== null) await tx.update(insights).set(pick(row)).where(rowOf(row));
  }
  return followed;
}

type Changeable = Omit<Followed<InsightStatement, Date>['row'], 'id' | 'key' | 'firstSaidAt'>;

/** The columns that may change; a row that was read has more. */
export const pick = (row: Changeable): Changeable => ({
  said: row.said,
  rank: row.rank,
  saidAt: row.saidAt,
  resolvedAt: row.resolvedAt,
  dismissedAt: row.dismissedAt,
  dismissedRank: row.dismissedRank,
  verdict: row.verdict,
  reason: row.reason,
  verdictAt: row.verdictAt,
  version: row.version,
});

/** Returns true of an urgent statement whose advice holds for the moment. */
const isOfNow = ({ row }: Followed<InsightStatement, Date>): boolean =>
  row.rank >= urgentFrom && ['reading-asks', 'signs-together'].includes(row.said.rule);

/**
 * The one notification of what is new or open again; null if nothing of it is to be told. Who was told of nothing before is told of what cannot wait alone: all else
 * was there already.
 */
export function noticeOf(followed: readonly Followed<InsightStatement, Date>[]): Notice | null {
  const isFirst = followed.every(({ change }) => change === 'new');
  const [first] = followed
    .filter(({ row, change }) => (change === 'new' || change === 'opened-again') && row.rank >= tellFrom)
    .filter((one) => !isFirst || isOfNow(one))
    .sort((a, b) => b.row.rank - a.row.rank);
  if (!first) return null;
  const about = `insight ${first.row.id} ${first.row.version}`;
  return isOfNow(first) ? urgentInsightFound(about) : insightFound(about);
}
