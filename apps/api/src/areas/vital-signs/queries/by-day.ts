import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { whoAsks } from '../../../kernel/db/prepared';
import { ownReadingDays, ownReadings } from '../policy/own-readings';
import { vitalSignDays } from '../tables/vital-sign-days';
import { vitalSigns } from '../tables/vital-signs';
import { cutIntoDays } from './utc-days';

const given = sql.placeholder;
const { status, worst, systolic, diastolic, canonicalValue, measuredAt, measuredOffset } = vitalSigns;

const countWhere = (chosen: SQL) => sql`count(*) filter (where ${chosen})`;

/**
 * Parts of local days since a time, as rows of `part`: the stored whole days of UTC, and the rest of the first one, counted
 * here. They add up to the readings since that time.
 */
export const partsSince = (hasType: boolean): SQL => sql`(
  select ${vitalSignDays.type}, ${vitalSignDays.day}, ${vitalSignDays.count}, ${vitalSignDays.inRange},
    ${vitalSignDays.inRangeConditionally}, ${vitalSignDays.high}, ${vitalSignDays.low}, ${vitalSignDays.critical},
    ${vitalSignDays.notAssessed}, ${vitalSignDays.worst}, ${vitalSignDays.systolicSum}, ${vitalSignDays.systolicMin},
    ${vitalSignDays.systolicMax}, ${vitalSignDays.diastolicSum}, ${vitalSignDays.diastolicMin}, ${vitalSignDays.diastolicMax},
    ${vitalSignDays.valueSum}, ${vitalSignDays.valueMin}, ${vitalSignDays.valueMax}, ${vitalSignDays.lastAt}, ${vitalSignDays.lastOffset}
  from ${vitalSignDays} where ${and(
    ownReadingDays(whoAsks),
    hasType ? eq(vitalSignDays.type, given('type')) : undefined,
    gt(vitalSignDays.utcDay, sql`${given('dayAfter')}::date`),
  )}
  union all
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
    gte(measuredAt, sql`${given('from')}::timestamptz`),
    lt(measuredAt, sql`${given('firstEnd')}::timestamptz`),
  )} group by 1, 2) as part`;

/** The values of a time that `partsSince` needs. */
export function since(moment: Date) {
  const { from, firstEnd, dayAfter } = cutIntoDays({ from: moment });
  return { from, firstEnd, dayAfter };
}
