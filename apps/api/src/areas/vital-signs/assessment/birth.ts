import type { FieldProblem } from '@nadi/contract/schema';
import { findBirthFault } from '@nadi/domain/profile/dates-of-life';
import { and, asc, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownReadings } from '../policy/own-readings';
import { vitalSigns } from '../tables/vital-signs';

/** Returns why a date of birth is impossible; nothing if it is possible, or if none is given. The caller has locked the person. */
export async function checkDateOfBirth(
  date: string | null | undefined,
  pointer: string,
  { tx, caller, now }: { tx: Reader; caller: Caller; now: Date },
): Promise<FieldProblem[]> {
  if (!date) return [];
  // Checked alone first: the database has no year 0, and cannot be asked for readings before it.
  const fault =
    findBirthFault(date, [], now) ?? findBirthFault(date, await findFirstBefore(date, caller, tx), now);
  return fault ? [{ pointer, ...fault }] : [];
}

/** Returns the first reading whose local day is before a date. */
async function findFirstBefore(date: string, caller: Caller, tx: Reader) {
  const local = sql`${vitalSigns.measuredAt} at time zone 'UTC' + ${vitalSigns.measuredOffset} * interval '1 minute'`;
  // The first bound is for the index: no clock is more than a day behind UTC.
  const found = await tx
    .select({ at: vitalSigns.measuredAt, offset: vitalSigns.measuredOffset })
    .from(vitalSigns)
    .where(
      and(
        ownReadings(caller),
        lt(vitalSigns.measuredAt, sql`${date}::date::timestamp at time zone 'UTC' + interval '1 day'`),
        sql`${local} < ${date}::date`,
      ),
    )
    .orderBy(asc(vitalSigns.measuredAt))
    .limit(1);
  return found;
}
