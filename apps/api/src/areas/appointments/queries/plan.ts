import { timeTaken } from '@nadi/api-server/problem';
import type { VisitType } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { type Planned, planVisit, startsOf } from '@nadi/domain/appointments/book';
import { timeIsTaken } from '@nadi/domain/appointments/states';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { daysAheadOf, type Found, findBusy } from './find-doctors';

type Wanted = { scheduledAt: string; type: VisitType };

/**
 * Plans a visit while no one else can book with this doctor. A time that is taken already is refused before that, so that of many who want one time few wait.
 *
 * @param except the time that the visit itself has now
 * @throws 409 with the next free times if the time cannot be booked
 */
export async function planWith(
  doctor: Found,
  wanted: Wanted,
  { tx, now, except }: { tx: Reader; now: Date; except?: Date },
): Promise<Planned> {
  const plan = async () => {
    const found = await findBusy([doctor.id], { from: now, days: daysAheadOf(doctor) }, tx);
    const busy = (found.get(doctor.id) ?? []).filter(({ start }) => start.getTime() !== except?.getTime());
    const planned = planVisit(doctor.availability ?? presetAvailability, wanted, { busy, now });
    if ('nextFree' in planned) throw timeTaken(timeIsTaken, startsOf(planned.nextFree));
    return planned;
  };
  await plan();
  await tx.select({ held: sql<string>`hold_times(${doctor.id}::uuid)` }).from(sql`(values (1)) as one`);
  return plan();
}
