import { and, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../../kernel/db/list-cursor';
import { prepared, whoAsks } from '../../../kernel/db/prepared';
import type { Reader } from '../../../kernel/db/transaction';
import { users } from '../../../kernel/tables/users';
import { ownReadingDays, ownReadings } from '../policy/own-readings';
import { vitalSignDays } from '../tables/vital-sign-days';
import { type VitalSignRow, vitalSigns } from '../tables/vital-signs';
import { type EnteredReading, withEnterer } from './find-reading';
import { cutAfter, cutIntoDays, type Ends } from './utc-days';

/** The filter of a list; all readings if empty. */
export type Filter = Ends & { type?: VitalSignRow['type'] | undefined };
/** The part of them: a page by its number, or the readings after a position. */
type Place = { page: number; limit: number; after: Position | null };

export type Page = {
  found: EnteredReading[];
  /** The number of readings that match the filter. */
  total: number;
  /** The number of matching readings that are newer than the first one found. */
  before: number;
};

/** Up to this offset it is cheaper to skip readings than to find the day on which a page begins. */
const fewToSkip = 200;

const given = sql.placeholder;
const inOrder = [desc(vitalSigns.measuredAt), desc(vitalSigns.id)];
type Way = 'step' | 'jump' | 'cursor';

/** The query for one kind of filter and part; unneeded parts would keep the database from using its index. */
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
    sql`(select coalesce(sum(${vitalSignDays.count}), 0) from ${vitalSignDays} ${where(wholeDays, also)})`;
  const [onFirstDay, onLastDay] = hasEnds
    ? [countReadings(moment('from'), moment('firstEnd')), countReadings(moment('lastBegin'), moment('to'))]
    : [sql`0`, sql`0`];
  const total = sql<number>`(${countDays()} + ${onFirstDay} + ${onLastDay})::int`;

  const newer = sql<number>`(${countDays(gt(vitalSignDays.utcDay, date('cursorDay')))}
    + ${countReadings(moment('cursorAt'), moment('cursorDayEnd'), sql`(${vitalSigns.measuredAt}, ${vitalSigns.id}) >= (${moment('cursorAt')}, ${given('cursorId')}::uuid)`)}
    + ${hasEnds ? countReadings(moment('cursorLastBegin'), moment('to')) : sql`0`})::int`;

  const here = {
    step: undefined,
    jump: sql`${vitalSigns.measuredAt} < (select before from place)`,
    cursor: sql`(${vitalSigns.measuredAt}, ${vitalSigns.id}) < (${moment('cursorAt')}, ${given('cursorId')}::uuid)`,
  }[way];
  const offset = sql`${given('offset')}::int`;
  // Counts find the day on which a page begins; only within that day are readings skipped.
  const jump = sql`
    known as (select ${onLastDay} as on_last_day),
    through as (
      select ${vitalSignDays.utcDay} as utc_day, sum(${vitalSignDays.count}) as here,
        sum(sum(${vitalSignDays.count})) over (order by ${vitalSignDays.utcDay} desc) + (select on_last_day from known) as through
      from ${vitalSignDays} ${where(wholeDays)} group by ${vitalSignDays.utcDay}
    ),
    place as (
      select 'infinity'::timestamptz as before, ${offset} as skipped where ${offset} < (select on_last_day from known)
      union all
      (select start_of_utc_day(utc_day + 1), ${offset} - (through - here) from through
        where through > ${offset} and ${offset} >= (select on_last_day from known) order by utc_day desc limit 1)
      union all
      select ${hasEnds ? moment('firstEnd') : sql`'-infinity'`}, ${offset} - coalesce(max(through), (select on_last_day from known)) from through
        having coalesce(max(through), (select on_last_day from known)) <= ${offset}
    ),`;
  const skipped = { step: offset, jump: sql`(select skipped from place)`, cursor: sql`0` }[way];

  // One row for each reading, and one if there is none: the counts are needed in any case.
  const found = sql`(
    with ${way === 'jump' ? jump : sql``}
    page as materialized (
      select ${vitalSigns.id} as id from ${vitalSigns} ${where(chosen, here)}
      order by ${inOrder[0]}, ${inOrder[1]} limit ${given('limit')} offset ${skipped}
    ),
    told as materialized (
      select ${total} as total, ${way === 'cursor' ? newer : offset} as before
    )
    select told.*, page.id as page_id from told left join page on true) as found`;
  return prepared((tx) =>
    tx
      .select({ ...withEnterer, total: sql<number>`found.total`, before: sql<number>`found.before` })
      .from(found)
      .leftJoin(vitalSigns, sql`${vitalSigns.id} = found.page_id`)
      .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
      .orderBy(...inOrder),
  );
}

/** Nothing if there is no condition, so that absent filters are left out. */
const where = (...conditions: (SQL | undefined)[]): SQL => {
  const all = and(...conditions);
  return all ? sql`where ${all}` : sql``;
};
const moment = (name: string) => sql`${given(name)}::timestamptz`;
const date = (name: string) => sql`${given(name)}::date`;

const known = new Map<string, ReturnType<typeof queryFor>>();

/** A page of the caller's own readings, newest first, and how many there are in all, at a cost that does not grow with either. */
export async function findPage(
  { page, limit, after, type, from, to }: Filter & Place,
  { tx, caller: { userId } }: { tx: Reader; caller: { userId: string } },
): Promise<Page> {
  const offset = (page - 1) * limit;
  const way = after ? 'cursor' : offset > fewToSkip ? 'jump' : 'step';
  const shape = [type !== undefined, from !== undefined || to !== undefined, way] as const;
  const query = known.get(shape.join()) ?? queryFor(...shape);
  known.set(shape.join(), query);

  const ends = { from, to };
  const rows = await query(tx, {
    userId,
    type,
    offset,
    limit,
    ...(shape[1] ? cutIntoDays(ends) : {}),
    ...(after ? cutAfter(after, ends) : {}),
  });
  const [first] = rows;
  return {
    found: rows.flatMap(({ row, enteredBy, earlier }) => (row ? [{ row, enteredBy, earlier }] : [])),
    total: first?.total ?? 0,
    before: first?.before ?? 0,
  };
}
