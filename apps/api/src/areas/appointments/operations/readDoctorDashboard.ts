import { answer } from '@nadi/api-server/answers';
import { presentDay } from '@nadi/domain/appointments/day';
import { boundsOfDay, localDay } from '@nadi/domain/kernel/time-zone';
import { query } from '../../../kernel/operation/operation';
import { countPatients } from '../../consent/offers';
import { findCounts } from '../../notifications/offers';
import { findAvailability } from '../queries/find-availability';
import { findDay, findUnsigned } from '../queries/find-day';
import { touchOf } from '../touch-of';

export const readDoctorDashboard = query('readDoctorDashboard', async (_, given) => {
  const { tx, caller, now, touched } = given;
  const { timeZone } = await findAvailability(caller, tx);
  const date = localDay(now, timeZone);
  const [visits, { unsigned, unsignedCount }, patients, { unread }] = await Promise.all([
    findDay(...boundsOfDay(date, timeZone), given),
    findUnsigned(given),
    countPatients(given),
    findCounts(caller, tx),
  ]);
  for (const visit of [...visits, ...unsigned]) touched(touchOf(visit, caller));
  return answer({
    ...{ timeZone, date, ...presentDay(visits) },
    ...{ unsigned, unsignedCount, patients, unreadNotifications: unread },
  });
});
