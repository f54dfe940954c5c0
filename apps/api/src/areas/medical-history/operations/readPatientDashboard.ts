import { answer } from '@nadi/api-server/answers';
import { sectionsOf } from '@nadi/domain/medical-history/overview';
import { query } from '../../../kernel/operation/operation';
import { findCounts } from '../../notifications/offers';
import { readingsToShow } from '../../vital-signs/offers';
import { findHistory } from '../queries/find-history';

export const readPatientDashboard = query('readPatientDashboard', async (_, given) => {
  const { tx, caller, now, touched } = given;
  const [readings, { rows }, { unread }] = await Promise.all([
    readingsToShow(caller, now, tx),
    findHistory(caller, tx),
    findCounts(caller, tx),
  ]);
  const history = sectionsOf(rows);
  touched({
    recordIds: [...readings.latest, ...history.flatMap(({ current }) => current)].map(({ id }) => id),
  });
  return answer({ ...readings, history, unreadNotifications: unread });
});
