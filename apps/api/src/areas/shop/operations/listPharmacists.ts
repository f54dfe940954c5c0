import { count, desc } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { presentPharmacist } from '../pharmacists';
import { shopPharmacists } from '../tables/shop-pharmacists';

export const listPharmacists = query('listPharmacists', async ({ query }, { tx, touched }) => {
  const found = await tx
    .select()
    .from(shopPharmacists)
    .orderBy(desc(shopPharmacists.createdAt), desc(shopPharmacists.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [counted] = await tx.select({ total: count() }).from(shopPharmacists);
  for (const { id, userId } of found) touched({ subjectId: userId, recordIds: [id] });
  return pageAnswer(found.map(presentPharmacist), { ...query, total: counted?.total ?? 0 });
});
