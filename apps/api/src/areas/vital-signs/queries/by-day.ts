import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { whoAsks } from '../../../kernel/db/prepared';
import { ownReadingDays, ownReadings } from '../policy/own-readings';
import { vitalSignDays } from '../tables/vital-sign-days';
import { vitalSigns } from '../tables/vital-signs';
import { cutIntoDays, type Ends } from './utc-days';

const given = sql.placeholder;
const { status, worst, systolic, diastolic, canonicalValue, measuredAt, measuredOffset } = vitalSigns;

const countWhere = (chosen: SQL) => sql`count(*) filter (where ${chosen})`;

/** The readings from one of the given times until before another, added up by local day. */
const counted = (hasType: boolean, from: 'from' | 'lastBegin', to: 'firstEnd' | 'to'): SQL => sql`
  select ${vitalSigns.type}, local_day(${measuredAt}, ${measuredOffset}), count(*),
    ${countWhere(sql`${status} = 'in-range' and ${worst} = 'in-range'`)},
    ${countWhere(sql`${status} = 'in-range' and ${worst} <> 'in-range'`)},
    ${countWhere(sql`${status} = 'high'`)}, ${countWhere(sql`${status} = 'low'`)}, ${countWhere(sql`${status} = 'critical'`)},
    ${countWhere(sql`${status} = 'not-assessed'`)}, max(status_severity(${worst})),
    sum(${systolic}), min(${systolic}), max(${systolic}), sum(${diastolic}), min(${diastolic}), max(${diastolic}),
    sum(${canonicalValue}::numeric), min(${canonicalValue}), max(${canonicalValue}), max(${measuredAt}),
    (array_agg(${measuredOffset} order by ${measuredAt} desc, ${measuredOffset} desc))[1]
  from ${vitalSigns} where ${and(
    ownReadings(whoAsks),
    hasType ? eq(vitalSigns.type, given('type')) : undefined,
    gte(measuredAt, sql`${given(from)}::timestamptz`),
    lt(measuredAt, sql`${given(to)}::timestamptz`),
  )} group by 1, 2`;

type Parts = {
  /** Limits it to one type. @default all types */
  hasType: boolean;
  /** Until before the time that is given as `to`. @default false */
  hasEnd?: boolean;
};

/**
 * Parts of local days since a time, as rows of `part`: the stored whole days of UTC, and what is left of the first one and before the end,
 * counted here. They add up to the readings of that time.
 */
export const partsOf = ({ hasType, hasEnd = false }: Parts): SQL => sql`(
  select ${vitalSignDays.type}, ${vitalSignDays.day}, ${vitalSignDays.count}, ${vitalSignDays.inRange},
    ${vitalSignDays.inRangeConditionally}, ${vitalSignDays.high}, ${vitalSignDays.low}, ${vitalSignDays.critical},
    ${vitalSignDays.notAssessed}, ${vitalSignDays.worst}, ${vitalSignDays.systolicSum}, ${vitalSignDays.systolicMin},
    ${vitalSignDays.systolicMax}, ${vitalSignDays.diastolicSum}, ${vitalSignDays.diastolicMin}, ${vitalSignDays.diastolicMax},
    ${vitalSignDays.valueSum}, ${vitalSignDays.valueMin}, ${vitalSignDays.valueMax}, ${vitalSignDays.lastAt}, ${vitalSignDays.lastOffset}
  from ${vitalSignDays} where ${and(
    ownReadingDays(whoAsks),
    hasType ? eq(vitalSignDays.type, given('type')) : undefined,
    gt(vitalSignDays.utcDay, sql`${given('dayAfter')}::date`),
    hasEnd ? lt(vitalSignDays.utcDay, sql`${given('dayBefore')}::date`) : undefined,
  )}
  union all ${counted(hasType, 'from', 'firstEnd')}
  ${hasEnd ? sql`union all ${counted(hasType, 'lastBegin', 'to')}` : sql``}) as part`;

/** The values of a time that `partsOf` needs. */
export function since(moment: Date) {
  const { from, firstEnd, dayAfter } = cutIntoDays({ from: moment });
  return { from, firstEnd, dayAfter };
}

/** The same of a time with an end. */
export function between(ends: Required<Ends>) {
  const { from, to, firstEnd, dayAfter, dayBefore, lastBegin } = cutIntoDays(ends);
  return { from, to, firstEnd, dayAfter, dayBefore, lastBegin };
}
