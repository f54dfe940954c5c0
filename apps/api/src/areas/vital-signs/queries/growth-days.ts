import type { MeasuredDay } from '@nadi/domain/growth/point';
import { and, eq, sql } from 'drizzle-orm';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownReadingDays } from '../policy/own-readings';
import { vitalSignDays } from '../tables/vital-sign-days';

const { day, type, valueMin, valueMax } = vitalSignDays;
/** A baby may be weighed each day: of more days than these, the last of each month is read, and the first of all, which may hold the weight at birth. */
const newest = 200;
const most = 500;

const find = prepared((tx) =>
  tx
    .select({
      day: sql<string>`day::text`,
      low: sql<number>`low`,
      high: sql<number>`high`,
    })
    .from(
      sql`(
        select ${day} as day, min(${valueMin}) as low, max(${valueMax}) as high,
          row_number() over (order by ${day} desc) as place,
          row_number() over (order by ${day}) as from_first,
          row_number() over (partition by date_trunc('month', ${day}) order by ${day} desc) as of_month
        from ${vitalSignDays} where ${and(ownReadingDays(whoAsks), eq(type, sql.placeholder('type')))}
        group by ${day}) as of_day`,
    )
    .where(sql`low is not null and (place <= ${sql.raw(String(newest))} or of_month = 1 or from_first = 1)`)
    .orderBy(sql`day desc`)
    .limit(most),
);

/** Returns the local days with readings of a type, the oldest first, in its canonical unit. */
export async function findGrowthDays(
  { userId }: Caller,
  of: 'weight' | 'height',
  tx: Reader,
): Promise<MeasuredDay[]> {
  return (await find(tx, { userId, type: of })).reverse();
}
