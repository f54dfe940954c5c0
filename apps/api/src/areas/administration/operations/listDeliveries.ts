import { answer } from '@nadi/api-server/answers';
import { positionOf } from '../../../kernel/db/list-cursor';
import { momentOf } from '../../../kernel/operation/moment-of';
import { query } from '../../../kernel/operation/operation';
import { personOf } from '../queries/find-audit-entries';
import { countLastDay, findDeliveries } from '../queries/find-deliveries';

export const listDeliveries = query('listDeliveries', async ({ query }, { tx, now, touched }) => {
  const { limit, cursor, dateFrom, dateTo, channel, state } = query;
  const period = { from: momentOf('dateFrom', dateFrom), to: momentOf('dateTo', dateTo) };
  const after = positionOf(cursor);
  const person = await personOf(query.person, 'person', tx);
  const { list, named } = await findDeliveries({ ...period, channel, state, person }, { after, limit }, tx);
  for (const subjectId of named) touched({ subjectId, recordIds: [subjectId] });
  return answer({ ...list, lastDay: after === null ? await countLastDay(now, tx) : null });
});
