import { boundsOfDay } from '@nadi/domain/kernel/time-zone';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findAvailability } from '../queries/find-availability';
import { findPage } from '../queries/find-consultations';
import { touchOf } from '../touch-of';

export const listDoctorConsultations = query('listDoctorConsultations', async ({ query }, given) => {
  const { tx, caller, touched } = given;
  const { page, limit, status, date, search } = query;
  const { timeZone } = await findAvailability(caller, tx);
  const between = date ? boundsOfDay(date, timeZone) : undefined;
  const { found, total } = await findPage({ page, limit, status, between, search }, given);
  for (const visit of found) touched(touchOf(visit, caller));
  return pageAnswer(found, { page, limit, total });
});
