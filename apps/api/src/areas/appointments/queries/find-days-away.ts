import { daysAway } from '@nadi/domain/appointments/cancel-day';
import type { Span } from '@nadi/domain/appointments/slots';
import { and, eq, gt } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { consultations } from '../tables/consultations';

/** No day of a calendar is longer, with its clock change. */
const longestDay = 26 * 3_600_000;

/** Returns the days from now on of which a doctor cancelled a visit. */
export async function findDaysAway(
  doctorId: string,
  { tx, now }: { tx: Reader; now: Date },
): Promise<Span[]> {
  const { scheduledAt, timeZone, status, changes } = consultations;
  const cancelled = await tx
    .select({ scheduledAt, timeZone, status, changes })
    .from(consultations)
    .where(
      and(
        eq(consultations.doctorId, doctorId),
        eq(status, 'cancelled'),
        gt(scheduledAt, new Date(now.getTime() - longestDay)),
      ),
    );
  return daysAway(cancelled, now);
}
