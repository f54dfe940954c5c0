import { answer } from '@nadi/api-server/answers';
import { positionOf } from '../../../kernel/db/list-cursor';
import { momentOf } from '../../../kernel/operation/moment-of';
import { query } from '../../../kernel/operation/operation';
import { personOf } from '../queries/find-audit-entries';
import { findVisits } from '../queries/find-visits';

export const listAdminConsultations = query('listAdminConsultations', async ({ query }, { tx, touched }) => {
  const { limit, cursor, dateFrom, dateTo, status } = query;
  const period = { from: momentOf('dateFrom', dateFrom), to: momentOf('dateTo', dateTo) };
  const after = positionOf(cursor);
  const doctor = await personOf(query.doctor, 'doctor', tx);
  const { list, named } = await findVisits({ ...period, status, doctor }, { after, limit }, tx);
  for (const touch of named) touched(touch);
  return answer(list);
});
