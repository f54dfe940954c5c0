import { answer } from '@nadi/api-server/answers';
import { daysOfFigures, figuresOf } from '@nadi/domain/appointments/figures';
import { instantAt, localDay } from '@nadi/domain/kernel/time-zone';
import { query } from '../../../kernel/operation/operation';
import { findAvailability } from '../queries/find-availability';
import { findOutcomes } from '../queries/find-consultations';

export const readDoctorAnalytics = query('readDoctorAnalytics', async ({ query: { period } }, given) => {
  const { tx, caller, now } = given;
  const { timeZone } = await findAvailability(caller, tx);
  const { from, to } = daysOfFigures(period, localDay(now, timeZone));
  const visits = await findOutcomes(
    instantAt(from, '00:00', timeZone),
    instantAt(to, '24:00', timeZone),
    given,
  );
  return answer(figuresOf(visits, { period, timeZone, now }));
});
