import { interpret } from '@nadi/clinical/interpretation';
import type { Subject, VitalSignType } from '@nadi/clinical/vital-sign';
import { and, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';
import { ownReadings } from '../policies/own-readings';
import type { Caller } from '../sessions/caller';
import { toReading } from './canonical';

export type TypeCount = {
  count: number;
  inRange: number;
  outOfRange: number;
  notAssessed: number;
  /** Days with readings, back from the latest one, on which all were in range. */
  inRangeDays: number;
};

type Question = { from: Date; timezone: string; subject: Subject };

const wallDate = sql`((${vitalSigns.measuredAt} at time zone 'UTC') + make_interval(mins => ${vitalSigns.measuredOffset}))::date`;

/** How many readings of each type lie where, and for how many days all was well. */
export async function countByType(
  caller: Caller,
  { from, timezone, subject }: Question,
  tx: Reader,
): Promise<Map<VitalSignType, TypeCount>> {
  const chosen = and(ownReadings(caller), gte(vitalSigns.measuredAt, from));
  const groups = await countAlike(chosen, subject, tx);

  const counts = new Map<VitalSignType, TypeCount>();
  const lastNotInRange = new Map<VitalSignType, Date>();
  for (const group of groups) {
    const count = counts.get(group.type) ?? {
      count: 0,
      inRange: 0,
      outOfRange: 0,
      notAssessed: 0,
      inRangeDays: 0,
    };
    const { status } = interpret(toReading(group), subject, group.wallDate);
    count.count += group.count;
    if (status === 'in-range') count.inRange += group.count;
    else if (status === 'not-assessed') count.notAssessed += group.count;
    else count.outOfRange += group.count;
    counts.set(group.type, count);

    const last = lastNotInRange.get(group.type);
    if (status !== 'in-range' && (!last || group.latest > last)) lastNotInRange.set(group.type, group.latest);
  }
  for (const [type, days] of await countDaysSince(chosen, [...counts.keys()], lastNotInRange, timezone, tx)) {
    const count = counts.get(type);
    if (count) count.inRangeDays = days;
  }
  return counts;
}

/**
 * Readings that the rules cannot tell apart, as one row each: same type, same numbers, same meal, same age. Their number is
 * bounded by what devices can show, not by how many readings there are.
 */
const countAlike = (chosen: SQL | undefined, { dateOfBirth }: Subject, tx: Reader) =>
  tx
    .select({
      type: vitalSigns.type,
      systolic: vitalSigns.systolic,
      diastolic: vitalSigns.diastolic,
      canonicalValue: vitalSigns.canonicalValue,
      timing: vitalSigns.timing,
      age: sql`extract(year from age(${wallDate}, ${dateOfBirth}::date))`.as('age'),
      count: sql<number>`count(*)::int`.as('count'),
      /** A day on which the person had this age. */
      wallDate: sql<string>`max(${wallDate})::text`.as('wall_date'),
      latest: sql`max(${vitalSigns.measuredAt})`.mapWith(vitalSigns.measuredAt).as('latest'),
    })
    .from(vitalSigns)
    .where(chosen)
    // By position: written out again, the expression with its parameter would be another one to the database.
    .groupBy(sql`1, 2, 3, 4, 5, 6`);

/** Days with readings after the day of the last one that was not in range; all days where every one was. */
async function countDaysSince(
  chosen: SQL | undefined,
  types: readonly VitalSignType[],
  since: ReadonlyMap<VitalSignType, Date>,
  timezone: string,
  tx: Reader,
): Promise<[VitalSignType, number][]> {
  if (types.length === 0) return [];
  const dayOf = (moment: SQL | typeof vitalSigns.measuredAt) =>
    sql`(${moment} at time zone ${timezone}::text)::date`;
  const after = [...since].map(
    ([type, last]) =>
      sql`(${vitalSigns.type} = ${type} and ${dayOf(vitalSigns.measuredAt)} > ${dayOf(sql`${last.toISOString()}::timestamptz`)})`,
  );
  const unbroken = types.filter((type) => !since.has(type));
  const days = await tx
    .select({
      type: vitalSigns.type,
      days: sql<number>`count(distinct ${dayOf(vitalSigns.measuredAt)})::int`,
    })
    .from(vitalSigns)
    .where(and(chosen, or(...after, unbroken.length > 0 ? inArray(vitalSigns.type, unbroken) : undefined)))
    .groupBy(vitalSigns.type);
  return days.map((row) => [row.type, row.days]);
}
