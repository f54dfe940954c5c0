import type { Day } from '@nadi/domain/vital-signs/course';
import { bySeverity, mostSevereStatus } from '@nadi/domain/vital-signs/status-severity';
import type { SeriesCode } from '@nadi/domain/vital-signs/vital-sign';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import type { vitalSigns } from '../tables/vital-signs';
import { partsOf, since } from './by-day';

const int = (expression: string) => sql<number>`${sql.raw(expression)}::int`;
const spread = (column: SeriesCode) => ({
  sum: sql<number | null>`sum(${sql.raw(`${column}_sum`)})::float8`,
  min: sql<number | null>`min(${sql.raw(`${column}_min`)})`,
  max: sql<number | null>`max(${sql.raw(`${column}_max`)})`,
});

const find = prepared((tx) =>
  tx
    .select({
      day: sql<string>`day::text`,
      count: int('sum(count)'),
      high: int('sum(high)'),
      low: int('sum(low)'),
      critical: int('sum(critical)'),
      notAssessed: int('sum(not_assessed)'),
      worst: int('max(worst)'),
      offset: int('(array_agg(last_offset order by last_at desc, last_offset desc))[1]'),
      systolic: spread('systolic'),
      diastolic: spread('diastolic'),
      value: spread('value'),
    })
    .from(partsOf({ hasType: true }))
    .groupBy(sql`day`)
    .orderBy(sql`day`),
);

/** The local days since a moment that have readings of a type, the oldest first. */
export async function findDays(
  { userId }: Caller,
  type: typeof vitalSigns.$inferSelect.type,
  from: Date,
  tx: Reader,
): Promise<Day[]> {
  const rows = await find(tx, { userId, type, ...since(from) });
  return rows.map(({ high, low, critical, worst, ...day }) => ({
    ...day,
    status: mostSevereStatus([
      ...(critical > 0 ? (['critical'] as const) : []),
      ...(high > 0 ? (['high'] as const) : []),
      ...(low > 0 ? (['low'] as const) : []),
      ...(day.notAssessed > 0 ? (['not-assessed'] as const) : []),
      'in-range',
    ]),
    worst: bySeverity[worst] ?? 'not-assessed',
  }));
}
