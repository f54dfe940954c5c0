import { presentBroadcast } from '@nadi/domain/platform/broadcast';
import { count, desc } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { broadcasts } from '../tables/broadcasts';

export const listBroadcasts = query('listBroadcasts', async ({ query: { page, limit } }, { tx, touched }) => {
  const [all] = await tx.select({ total: count() }).from(broadcasts);
  const found = await tx
    .select()
    .from(broadcasts)
    .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(found.map(presentBroadcast), { page, limit, total: all?.total ?? 0 });
});
