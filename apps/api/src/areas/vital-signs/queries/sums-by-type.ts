import type { Statistics } from '@nadi/domain/vital-signs/course';
import type { SeriesCode, VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { between, partsOf, since } from './by-day';

const spread = (column: SeriesCode) => ({
  average: sql<number | null>`(sum(${sql.raw(`${column}_sum`)}) / sum(count))::float8`,
  minimum: sql<number | null>`min(${sql.raw(`${column}_min`)})`,
  maximum: sql<number | null>`max(${sql.raw(`${column}_max`)})`,
});

const finding = (hasEnd: boolean) =>
  prepared((tx) =>
    tx
      .select({
        type: sql<VitalSignType>`type`,
        count: sql<number>`sum(count)::int`,
        days: sql<number>`count(distinct day)::int`,
        systolic: spread('systolic'),
        diastolic: spread('diastolic'),
        value: spread('value'),
      })
      .from(partsOf({ hasType: false, hasEnd }))
      .groupBy(sql`type`),
  );
const findSince = finding(false);
const findBetween = finding(true);

/** Count, days and spread of the readings of each type since a time, until before another if one is given, from the rollup by day. */
export async function findSums(
  { userId }: Caller,
  { from, to }: { from: Date; to?: Date },
  tx: Reader,
): Promise<Map<VitalSignType, { days: number; statistics: Statistics }>> {
  const rows =
    to === undefined
      ? await findSince(tx, { userId, ...since(from) })
      : await findBetween(tx, { userId, ...between({ from, to }) });
  return new Map(rows.map(({ type, days, ...statistics }) => [type, { days, statistics }]));
}
