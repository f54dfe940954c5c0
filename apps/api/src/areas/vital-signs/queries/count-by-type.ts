import type { SummaryItem } from '@nadi/contract/schema';
import { runOf } from '@nadi/domain/vital-signs/course';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { partsOf, since } from './by-day';

export type TypeCount = Omit<SummaryItem, 'type' | 'latest'>;

const int = (expression: string) => sql<number>`${sql.raw(expression)}::int`;
/** Days after the last one on which a reading was not in range by all ranges. */
const inRun = 'filter (where last_other is null or day > last_other)';

// Days are added up by the database: a year of eight types would be thousands of rows.
const count = prepared((tx) =>
  tx
    .select({
      type: sql<VitalSignType>`type`,
      count: int('sum(count)'),
      inRange: int('sum(in_range)'),
      inRangeConditionally: int('sum(conditionally)'),
      outOfRange: int('sum(out_of_range)'),
      notAssessed: int('sum(not_assessed)'),
      days: int(`count(*) ${inRun}`),
      from: sql<string | null>`(min(day) ${sql.raw(inRun)})::text`,
      to: sql<string | null>`(max(day) ${sql.raw(inRun)})::text`,
    })
    .from(
      sql`(
        select *, max(day) filter (where in_range < count) over (partition by type) as last_other from (
          select type, day, sum(count) as count, sum(in_range) as in_range, sum(in_range_conditionally) as conditionally,
            sum(high + low + critical) as out_of_range, sum(not_assessed) as not_assessed
          from ${partsOf({ hasType: false })} group by type, day) as days
      ) as marked`,
    )
    .groupBy(sql`type`),
);

/** Counts the readings of each type since a time by status, and the days on which all were in range. */
export async function countByType(
  { userId }: Caller,
  from: Date,
  tx: Reader,
): Promise<Map<VitalSignType, TypeCount>> {
  const found = await count(tx, { userId, ...since(from) });
  return new Map(
    found.map(({ type, days, from: first, to: last, ...counts }) => [
      type,
      { ...counts, inRangeRun: runOf(days, first, last) },
    ]),
  );
}

export const nothingCounted: TypeCount = {
  count: 0,
  inRange: 0,
  inRangeConditionally: 0,
  outOfRange: 0,
  notAssessed: 0,
  inRangeRun: runOf(0, null, null),
};
