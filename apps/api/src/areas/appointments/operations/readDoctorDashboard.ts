import { answer } from '@nadi/api-server/answers';
import { presentDay } from '@nadi/domain/appointments/day';
import { boundsOfDay, localDay } from '@nadi/domain/kernel/time-zone';
import { query } from '../../../kernel/operation/operation';
import { countPatients, findCritical, findNews, findSharing, findWaiting } from '../../consent/offers';
import { findCounts } from '../../notifications/offers';
import { countQuestions } from '../../trials/offers';
import { findAvailability } from '../queries/find-availability';
import { findDay, findUnsigned } from '../queries/find-day';
import { touchOf } from '../touch-of';

export const readDoctorDashboard = query('readDoctorDashboard', async (_, given) => {
  const { tx, caller, now, touched } = given;
  const { timeZone } = await findAvailability(caller, tx);
  const date = localDay(now, timeZone);
  const [visits, { unsigned, unsignedCount }, patients, { unread }, requests, sharing, trialQuestions] =
    await Promise.all([
      findDay(...boundsOfDay(date, timeZone), given),
      findUnsigned(given),
      countPatients(given),
      findCounts(caller, tx),
      findWaiting(given),
      findSharing(given),
      countQuestions(given),
    ]);
  const [critical, news] = await Promise.all([findCritical(sharing, given), findNews(sharing, given)]);
  for (const visit of [...visits, ...unsigned]) touched(touchOf(visit, caller));
  for (const { shown, id, purpose } of critical.told)
    touched({ subjectId: id, recordIds: shown.readings.map((one) => one.id), purpose });
  for (const { id, purpose } of news.told) touched({ subjectId: id, purpose });
  for (const { id, patientId, purpose } of requests.told)
    touched({ subjectId: patientId, recordIds: [id], purpose });
  return answer({
    ...{ timeZone, date, ...presentDay(visits) },
    ...{ unsigned, unsignedCount, patients, requests: requests.answer },
    ...{ critical: critical.answer, news: news.answer, trialQuestions, unreadNotifications: unread },
  });
});
