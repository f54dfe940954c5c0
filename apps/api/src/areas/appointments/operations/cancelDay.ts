import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import {
  closeDay,
  isPastDay,
  maxExceptions,
  pastDay,
  splitDay,
  tooManyExceptions,
} from '@nadi/domain/appointments/cancel-day';
import { eventOf } from '@nadi/domain/appointments/present-consultation';
import { boundsOfDay } from '@nadi/domain/kernel/time-zone';
import { inArray, sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { waitlistQueue } from '../jobs/offer-times';
import { visitCancelled } from '../notices';
import { lockAvailability } from '../queries/find-availability';
import { isScheduled } from '../queries/find-consultations';
import { findNextFree } from '../queries/find-next-free';
import { holdTimes } from '../queries/plan';
import { saveAvailability } from '../save-availability';
import { consultations } from '../tables/consultations';
import { tellBoth } from '../tell-both';
import { touchOf } from '../touch-of';

export const cancelDay = mutation('cancelDay', async ({ body: { date, reason } }, given) => {
  const { tx, caller, now, touched, notify, enqueue } = given;
  // A booking that is under way comes before this, or finds the day closed.
  await holdTimes(caller.userId, tx);
  const hours = await lockAvailability(caller, tx);
  if (isPastDay(date, hours.timeZone, now)) throw unprocessable([pastDay]);
  const exceptions = closeDay(hours, date);
  if (exceptions && exceptions.length > maxExceptions) throw conflict(tooManyExceptions);
  if (exceptions)
    await saveAvailability(caller.userId, { ...hours, exceptions, version: hours.version + 1 }, given);
  const [from, to] = boundsOfDay(date, hours.timeZone);
  // Locked, so that a visit that is begun at this moment is cancelled before, or stays; in the order of ids, so that two requests wait in one order.
  const visits = await tx
    .select()
    .from(consultations)
    .where(isScheduled(from, to, caller))
    .orderBy(consultations.id)
    .for('update');
  const { cancelled, left } = splitDay(visits, now);
  if (cancelled.length > 0) {
    const events = cancelled.map((visit) => [
      visit.id,
      eventOf({ ...visit, status: 'cancelled' }, 'DOCTOR', reason, now),
    ]);
    await tx
      .update(consultations)
      .set({
        status: 'cancelled',
        changes: sql`${consultations.changes} || (${JSON.stringify(Object.fromEntries(events))}::jsonb -> ${consultations.id}::text)`,
        version: sql`${consultations.version} + 1`,
        updatedAt: now,
      })
      .where(
        inArray(
          consultations.id,
          cancelled.map(({ id }) => id),
        ),
      );
  }
  // Takes back the offers of that day.
  enqueue(waitlistQueue, { doctor: caller.userId });
  const nextFree = await findNextFree(caller.userId, { tx, now });
  for (const visit of cancelled) {
    const shown = { ...visit, scheduledAt: visit.scheduledAt.toISOString() };
    touched(touchOf(visit, caller));
    notify(visit.patient.id, visitCancelled(shown, { reason, next: nextFree(visit.type) }));
    tellBoth(visit, given);
  }
  return answer({ date, cancelled: cancelled.length, left: left.length });
});
