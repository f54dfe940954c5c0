import { daysFromTo } from '@nadi/clinical/calendar';
import type { VitalSignType } from '@nadi/clinical/vital-sign';
import type { SummaryItem } from '@nadi/contract/schema';
import { and, desc, gte, sql } from 'drizzle-orm';
import { vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';
import { ownReadings } from '../policies/own-readings';
import type { Caller } from '../sessions/caller';

export type TypeCount = Omit<SummaryItem, 'type' | 'latest'>;

/** The calendar date where a reading was taken. */
export const localDay = sql<string>`(((${vitalSigns.measuredAt} at time zone 'UTC') + make_interval(mins => ${vitalSigns.measuredOffset}))::date)::text`;

/** How many readings of each type lie where, and for how many days all was well. */
export async function countByType(
  caller: Caller,
  from: Date,
  tx: Reader,
): Promise<Map<VitalSignType, TypeCount>> {
  const days = await tx
    .select({
      type: vitalSigns.type,
      day: localDay.as('day'),
      count: sql<number>`count(*)::int`,
      inRange: countWhere(sql`${vitalSigns.status} = 'in-range' and ${vitalSigns.worst} = 'in-range'`),
      inRangeConditionally: countWhere(
        sql`${vitalSigns.status} = 'in-range' and ${vitalSigns.worst} <> 'in-range'`,
      ),
      notAssessed: countWhere(sql`${vitalSigns.status} = 'not-assessed'`),
    })
    .from(vitalSigns)
    .where(and(ownReadings(caller), gte(vitalSigns.measuredAt, from)))
    .groupBy(sql`1, 2`)
    .orderBy(desc(sql`2`));

  const counts = new Map<VitalSignType, TypeCount & { isOver: boolean }>();
  for (const { type, day, count, inRange, inRangeConditionally, notAssessed } of days) {
    const sum = counts.get(type) ?? { ...nothingCounted, isOver: false };
    const isOver = sum.isOver || inRange < count;
    const to = sum.inRangeRun.to ?? day;
    counts.set(type, {
      count: sum.count + count,
      inRange: sum.inRange + inRange,
      inRangeConditionally: sum.inRangeConditionally + inRangeConditionally,
      notAssessed: sum.notAssessed + notAssessed,
      outOfRange: sum.outOfRange + count - inRange - inRangeConditionally - notAssessed,
      inRangeRun: isOver
        ? sum.inRangeRun
        : { days: sum.inRangeRun.days + 1, span: daysFromTo(day, to) + 1, from: day, to },
      isOver,
    });
  }
  return new Map([...counts].map(([type, { isOver: _, ...count }]) => [type, count]));
}

const countWhere = (chosen: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${chosen})::int`;

export const nothingCounted: TypeCount = {
  count: 0,
  inRange: 0,
  inRangeConditionally: 0,
  outOfRange: 0,
  notAssessed: 0,
  inRangeRun: { days: 0, span: 0, from: null, to: null },
};
