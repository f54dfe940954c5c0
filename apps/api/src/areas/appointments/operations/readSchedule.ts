import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { daysAsked, presentSchedule } from '@nadi/domain/appointments/schedule';
import { instantAt, localDay } from '@nadi/domain/kernel/time-zone';
import { query } from '../../../kernel/operation/operation';
import { findAvailability } from '../queries/find-availability';
import { findScheduled } from '../queries/find-consultations';
import { touchOf } from '../touch-of';

export const readSchedule = query('readSchedule', async ({ query }, given) => {
  const { tx, caller, now, touched } = given;
  const availability = await findAvailability(caller, tx);
  const { timeZone } = availability;
  const days = daysAsked(query, localDay(now, timeZone));
  if (Array.isArray(days)) throw unprocessable(days);
  const visits = await findScheduled(
    instantAt(days.from, '00:00', timeZone),
    instantAt(days.to, '24:00', timeZone),
    given,
  );
  for (const visit of visits) touched(touchOf(visit, caller));
  return answer(presentSchedule(availability, visits, days, now));
});
