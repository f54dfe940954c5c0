import { notFound } from '@nadi/api-server/problem';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { presentWeek } from '@nadi/domain/vital-signs/pressure-week/present-week';
import type { WeekReading } from '@nadi/domain/vital-signs/pressure-week/sittings';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { type PressureWeekRow, pressureWeeks } from '../tables/pressure-weeks';
import { vitalSigns } from '../tables/vital-signs';
import { loadSubject } from './subject';

/** A patient sees and changes their own weeks; those of others do not exist. */
const ownWeeks = (caller: Caller) => own(pressureWeeks.patientId, caller);

/** Returns a page of the caller's weeks, the newest first, and how many there are: five hundred at most. */
export async function findWeeks(
  { page, limit }: { page: number; limit: number },
  caller: Caller,
  tx: Reader,
): Promise<{ found: PressureWeekRow[]; total: number }> {
  const found = await tx
    .select()
    .from(pressureWeeks)
    .where(ownWeeks(caller))
    .orderBy(desc(pressureWeeks.createdAt), desc(pressureWeeks.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { found, total: await tx.$count(pressureWeeks, ownWeeks(caller)) };
}

/** Returns the caller's newest week and how many there are, with other starts held back until the end of the transaction. */
export const holdWeeks = (caller: Caller, tx: Reader) =>
  countAlone('pressure-weeks', caller.userId, tx, () => findWeeks({ page: 1, limit: 1 }, caller, tx));

/** Returns a week of the caller, locked until the end of the transaction. @throws 404 if it is absent or another's */
export async function holdWeek(id: string, caller: Caller, tx: Reader): Promise<PressureWeekRow> {
  const [row] = await tx
    .select()
    .from(pressureWeeks)
    .where(and(hasId(pressureWeeks.id, id), ownWeeks(caller)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Returns the blood pressure of the people of some weeks, of their days and a day around them: days are local to where a reading was taken. */
export async function readingsOfWeeks(
  weekIds: readonly string[],
  tx: Reader,
): Promise<Map<string, WeekReading[]>> {
  const byWeek = new Map<string, WeekReading[]>();
  if (weekIds.length === 0) return byWeek;
  const rows = await tx
    .select({
      weekId: pressureWeeks.id,
      id: vitalSigns.id,
      at: vitalSigns.measuredAt,
      offset: vitalSigns.measuredOffset,
      systolic: vitalSigns.systolic,
      diastolic: vitalSigns.diastolic,
      worst: sql<WeekReading['worst']>`${vitalSigns.assessment} -> 'worst'`,
    })
    .from(pressureWeeks)
    .innerJoin(
      vitalSigns,
      and(
        eq(vitalSigns.patientId, pressureWeeks.patientId),
        eq(vitalSigns.type, 'blood_pressure'),
        isNull(vitalSigns.deletedAt),
        sql`${vitalSigns.measuredAt} >= start_of_utc_day(${pressureWeeks.firstDay} - 1)`,
        sql`${vitalSigns.measuredAt} < start_of_utc_day(${pressureWeeks.firstDay} + 9)`,
      ),
    )
    .where(inArray(pressureWeeks.id, [...weekIds]));
  for (const { weekId, at, offset, systolic, diastolic, ...row } of rows) {
    if (systolic === null || diastolic === null) continue;
    const reading = { ...row, measuredAt: formatMoment({ at, offset }), systolic, diastolic };
    byWeek.set(weekId, [...(byWeek.get(weekId) ?? []), reading]);
  }
  return byWeek;
}

type Asking = { tx: Reader; caller: Caller; now: Date };

/** Returns weeks as their person is told of them. */
export async function tellWeeks(weeks: readonly PressureWeekRow[], { tx, caller, now }: Asking) {
  const ids = weeks.map(({ id }) => id);
  const [readings, subject] = await Promise.all([readingsOfWeeks(ids, tx), loadSubject(caller, tx)]);
  return weeks.map((week) => presentWeek(week, readings.get(week.id) ?? [], { subject, now }));
}

/** Returns one week as its person is told of it. */
export async function tellWeek(week: PressureWeekRow, asking: Asking) {
  const [told] = await tellWeeks([week], asking);
  if (!told) throw new Error('One week is told as one.');
  return told;
}
