import { and, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { prepared, whoAsks } from '../db/prepared';
import { users } from '../db/schema/users';
import { vitalSignDays } from '../db/schema/vital-sign-days';
import { type VitalSignRow, vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';
import { ownReadingDays, ownReadings } from '../policies/own-readings';
import type { Caller } from '../sessions/caller';
import type { Position } from './cursor';
import { type EnteredReading, withEnterer } from './find-reading';
import { cutAfter, cutIntoDays, type Ends } from './utc-days';

/** Which readings a list shows; all where nothing is given. */
export type Filter = Ends & { type?: VitalSignRow['type'] | undefined };
/** Which of them: a page by its number, or what comes after a position. */
type Place = { page: number; limit: number; after: Position | null };

export type Page = {
  found: EnteredReading[];
  /** Readings that the filter lets through. */
  total: number;
  /** How many of them are newer than the first that was found. */
  before: number;
};

/** Up to here it is cheaper to step over readings than to look for the day on which a page begins. */
const fewToSkip = 200;

const given = sql.placeholder;
const inOrder = [desc(vitalSigns.measuredAt), desc(vitalSigns.id)];
type Way = 'step' | 'jump' | 'cursor';

/** The query for one kind of filter and way; parts that are not needed would keep the database from its index. */
function queryFor(hasType: boolean, hasEnds: boolean, way: Way) {
  const ofType = hasType ? eq(vitalSigns.type, given('type')) : undefined;
  const own = and(ownReadings(whoAsks), ofType);
  const chosen = hasEnds
    ? and(own, gte(vitalSigns.measuredAt, moment('from')), lt(vitalSigns.measuredAt, moment('to')))
    : own;
  const countReadings = (from: SQL, to: SQL, also?: SQL) =>
    sql`(select count(*) from ${vitalSigns} where ${and(own, gte(vitalSigns.measuredAt, from), lt(vitalSigns.measuredAt, to), also)})`;

  const wholeDays = and(
    ownReadingDays(whoAsks),
    hasType ? eq(vitalSignDays.type, given('type')) : undefined,
    ...(hasEnds
      ? [gt(vitalSignDays.utcDay, date('dayAfter')), lt(vitalSignDays.utcDay, date('dayBefore'))]
      : []),
  );
  const countDays = (also?: SQL) =>
    sql`(select coalesce(sum(${vitalSignDays.count}), 0) from ${vitalSignDays} where ${and(wholeDays, also)})`;
  const [onFirstDay, onLastDay] = hasEnds
    ? [countReadings(moment('from'), moment('firstEnd')), countReadings(moment('lastBegin'), moment('to'))]
    : [sql`0`, sql`0`];
  const total = sql<number>`(${countDays()} + ${onFirstDay} + ${onLastDay})::int`;

  const newer = sql<number>`(${countDays(gt(vitalSignDays.utcDay, date('cursorDay')))}
    + ${countReadings(moment('at'), moment('cursorDayEnd'), sql`(${vitalSigns.measuredAt}, ${vitalSigns.id}) >= (${moment('at')}, ${given('id')}::uuid)`)}
    + ${hasEnds ? countReadings(moment('cursorLastBegin'), moment('to')) : sql`0`})::int`;

  // The day on which the page begins is found by counts; only within it are readings stepped over.
  const offset = sql`${given('offset')}::int`;
  const ids = sql`(
    with known as (select ${onLastDay} as on_last_day),
    through as (
      select ${vitalSignDays.utcDay} as utc_day, sum(${vitalSignDays.count}) as here,
        sum(sum(${vitalSignDays.count})) over (order by ${vitalSignDays.utcDay} desc) + (select on_last_day from known) as through
      from ${vitalSignDays} where ${wholeDays} group by ${vitalSignDays.utcDay}
    ),
    place as (
      select 'infinity'::timestamptz as before, ${offset} as skipped where ${offset} < (select on_last_day from known)
      union all
      (select start_of_utc_day(utc_day + 1), ${offset} - (through - here) from through
        where through > ${offset} and ${offset} >= (select on_last_day from known) order by utc_day desc limit 1)
      union all
      select ${hasEnds ? moment('firstEnd') : sql`'-infinity'`}, ${offset} - coalesce(max(through), (select on_last_day from known)) from through
        having coalesce(max(through), (select on_last_day from known)) <= ${offset}
    )
    select ${vitalSigns.id} from ${vitalSigns}
    where ${and(chosen, sql`${vitalSigns.measuredAt} < (select before from place)`)}
    order by ${inOrder[0]}, ${inOrder[1]} limit ${given('limit')} offset (select skipped from place))`;

  const here = {
    step: chosen,
    jump: inArray(vitalSigns.id, ids),
    cursor: and(
      chosen,
      sql`(${vitalSigns.measuredAt}, ${vitalSigns.id}) < (${moment('at')}, ${given('id')}::uuid)`,
    ),
  }[way];
  return {
    // One question for all of it: the counts are taken once, not for each row, and at the same moment.
    find: prepared((tx) => {
      const rows = tx
        .select({ ...withEnterer, total, before: way === 'cursor' ? newer : sql<number>`${offset}` })
        .from(vitalSigns)
        .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
        .where(here)
        .orderBy(...inOrder)
        .limit(given('limit'));
      return way === 'step' ? rows.offset(given('offset')) : rows;
    }),
    count: prepared((tx) => tx.select({ total }).from(sql`(values (1)) as one`)),
  };
}

const moment = (name: string) => sql`${given(name)}::timestamptz`;
const date = (name: string) => sql`${given(name)}::date`;

const known = new Map<string, ReturnType<typeof queryFor>>();

/** A page of the caller's own readings, newest first, and how many there are in all, at a cost that does not grow with either. */
export async function findPage(
  { userId }: Caller,
  { page, limit, after, type, from, to }: Filter & Place,
  tx: Reader,
): Promise<Page> {
  const offset = (page - 1) * limit;
  const way = after ? 'cursor' : offset > fewToSkip ? 'jump' : 'step';
  const shape = [type !== undefined, from !== undefined || to !== undefined, way] as const;
  const queries = known.get(shape.join()) ?? queryFor(...shape);
  known.set(shape.join(), queries);

  const ends = { from, to };
  const values = {
    userId,
    type,
    offset,
    limit,
    ...(shape[1] ? cutIntoDays(ends) : {}),
    ...(after ? cutAfter(after, ends) : {}),
  };
  const found = await queries.find(tx, values);
  // A page after the last has no row that could tell.
  const [counted] =
    found.length > 0 || (way === 'step' && page === 1) ? found : await queries.count(tx, values);
  return { found, total: counted?.total ?? 0, before: found[0]?.before ?? counted?.total ?? 0 };
}
