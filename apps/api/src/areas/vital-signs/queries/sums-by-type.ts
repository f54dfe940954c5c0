import type { Statistics } from '@nadi/domain/vital-signs/course';
import type { SeriesCode, VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { partsSince, since } from './by-day';

const spread = (column: SeriesCode) => ({
  average: sql<number | null>`(sum(${sql.raw(`${column}_sum`)}) / sum(count))::float8`,
  minimum: sql<number | null>`min(${sql.raw(`${column}_min`)})`,
  maximum: sql<number | null>`max(${sql.raw(`${column}_max`)})`,
});

const find = prepared((tx) =>
  tx
    .select({
      type: sql<VitalSignType>`type`,
      count: sql<number>`sum(count)::int`,
      days: sql<number>`count(distinct day)::int`,
      systolic: spread('systolic'),
      diastolic: spread('diastolic'),
      value: spread('value'),
    })
    .from(partsSince(false))
    .groupBy(sql`type`),
);

/** Count, days and spread of the readings of each type since a time, from the rollup by day. */
export async function findSums(
  { userId }: Caller,
  from: Date,
  tx: Reader,
): Promise<Map<VitalSignType, { days: number; statistics: Statistics }>> {
  const rows = await find(tx, { userId, ...since(from) });
  return new Map(rows.map(({ type, days, ...statistics }) => [type, { days, statistics }]));
}
