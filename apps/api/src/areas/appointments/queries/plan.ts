import { timeTaken, unprocessable } from '@nadi/api-server/problem';
import type { VisitType } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { noSuchTime, type Planned, planVisit, startsOf } from '@nadi/domain/appointments/book';
import { timeIsTaken } from '@nadi/domain/appointments/states';
import { parseMoment } from '@nadi/domain/kernel/moment';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { daysAheadOf, type Found, findBusy, findDoctors } from './find-doctors';

type Wanted = { scheduledAt: string; type: VisitType };

/** Waits until no one else plans visits with a person. It ends with the transaction; a patient's is held before their doctor's. */
export const holdTimes = (userId: string, tx: Reader) =>
  tx.select({ held: sql<string>`hold_times(${userId}::uuid)` }).from(sql`(values (1)) as one`);

/**
 * Plans a visit while no one else can book with this doctor. A time that is taken already is refused before that, so that of many who want one time few wait.
 *
 * @param except the time that the visit itself has now
 * @throws 422 if there is no such time
 * @throws 409 with the next free times if the time cannot be booked
 */
export async function planWith(
  doctor: Found,
  wanted: Wanted,
  { tx, now, except }: { tx: Reader; now: Date; except?: Date },
): Promise<Planned> {
  const moment = parseMoment(wanted.scheduledAt);
  if (!moment) throw unprocessable([noSuchTime]);
  const plan = async (rules: Found) => {
    const found = await findBusy([doctor.id], { from: now, days: daysAheadOf(rules), now }, tx);
    const busy = (found.get(doctor.id) ?? []).filter(({ start }) => start.getTime() !== except?.getTime());
    const planned = planVisit(
      rules.availability ?? presetAvailability,
      { ...wanted, scheduledAt: moment.at },
      { busy, now },
    );
    if ('nextFree' in planned) throw timeTaken(timeIsTaken, startsOf(planned.nextFree));
    return planned;
  };
  await plan(doctor);
  await holdTimes(doctor.id, tx);
  // While this waited, the doctor may have changed their hours, or may have left.
  const [current] = await findDoctors({ ids: [doctor.id] }, tx);
  if (!current) throw timeTaken(timeIsTaken, []);
  return plan(current);
}
