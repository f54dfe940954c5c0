import { asc, count } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { presentTemplate } from '../queries/find-templates';
import { broadcastTemplates } from '../tables/broadcast-templates';

export const listBroadcastTemplates = query('listBroadcastTemplates', async ({ query }, { tx, touched }) => {
  const { page, limit } = query;
  const [all] = await tx.select({ total: count() }).from(broadcastTemplates);
  const found = await tx
    .select()
    .from(broadcastTemplates)
    .orderBy(asc(broadcastTemplates.name), asc(broadcastTemplates.id))
    .limit(limit)
    .offset((page - 1) * limit);
  touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(found.map(presentTemplate), { page, limit, total: all?.total ?? 0 });
});
