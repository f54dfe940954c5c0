import { answer } from '@nadi/api-server/answers';
import { followInsights } from '@nadi/domain/insights/follow';
import { presentStanding } from '@nadi/domain/insights/present';
import { type InsightStatement, measures } from '@nadi/domain/insights/statement';
import { query } from '../../../kernel/operation/operation';
import { findStanding } from '../queries/find-insights';
import { workOut } from '../work-out';

/** Works it out from the record as it is now: what the job kept may be older than the newest reading. */
export const listInsights = query('listInsights', async (_, { tx, caller, now, newId, touched }) => {
  const [{ statements, unknowns, looked }, kept] = await Promise.all([
    workOut(caller, { tx, now }),
    findStanding(caller, tx),
  ]);
  const followed = followInsights<InsightStatement, Date>(kept, statements, { ...measures, now, newId });
  const holding = followed.filter(({ change }) => change !== 'resolved');
  touched({ recordIds: holding.flatMap(({ row, change }) => (change === 'new' ? [] : [row.id])) });
  return answer({
    computedAt: now.toISOString(),
    looked,
    insights: holding.map(({ row }) => presentStanding(row, row.key)),
    unknowns,
  });
});
