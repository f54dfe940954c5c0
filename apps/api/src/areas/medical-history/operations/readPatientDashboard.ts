import { answer } from '@nadi/api-server/answers';
import { sectionsOf } from '@nadi/domain/medical-history/overview';
import { withMedicines } from '@nadi/domain/medicines/as-history-entry';
import { query } from '../../../kernel/operation/operation';
import { findMedicines } from '../../medicines/offers';
import { findCounts } from '../../notifications/offers';
import { readingsToShow } from '../../vital-signs/offers';
import { findHistory } from '../queries/find-history';

export const readPatientDashboard = query('readPatientDashboard', async (_, given) => {
  const { tx, caller, now, touched } = given;
  const [readings, { rows }, medicines, { unread }] = await Promise.all([
    readingsToShow(caller, now, tx),
    findHistory(caller, tx),
    findMedicines(caller, tx),
    findCounts(caller, tx),
  ]);
  const history = sectionsOf(withMedicines(rows, medicines, now));
  touched({
    recordIds: [...readings.latest, ...history.flatMap(({ current }) => current)].map(({ id }) => id),
  });
  return answer({ ...readings, history, unreadNotifications: unread });
});
