import type { ExportedInsight } from '@nadi/contract/schema';
import { type Followed, followInsights, type Told } from '@nadi/domain/insights/follow';
import { presentStanding } from '@nadi/domain/insights/present';
import { type InsightStatement, measures } from '@nadi/domain/insights/statement';
import type { Kind } from '../../mock-types';
import { insightsOf } from '../insights-of';
import type { Person } from '../world';
import { keptList, ownerOf } from './list-adapters';

type Given = { now: Date; newId(): string };

/** Works it out anew, and keeps it as the API's job does. */
export function follow(me: Person, { now, newId }: Given) {
  const worked = insightsOf(me, now);
  const standing = me.insights.filter(({ resolvedAt }) => resolvedAt === null) as Told<
    InsightStatement,
    string
  >[];
  const followed: Followed<InsightStatement, string>[] = followInsights(standing, worked.statements, {
    ...measures,
    ...{ now: now.toISOString(), newId },
  });
  for (const { row } of followed) keep(me, row);
  return { worked, holding: followed.flatMap(({ row, change }) => (change === 'resolved' ? [] : [row])) };
}

export function keep(me: Person, row: Told<InsightStatement, string>): void {
  me.insights = [...me.insights.filter(({ id }) => id !== row.id), row as ExportedInsight];
}

export const insightHistory: Kind<ExportedInsight> = {
  kept: (given) => keptList(() => ownerOf(given).insights),
  show: (row) => presentStanding(row as Told<InsightStatement, string>, row.id),
};
