import { asc, count } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { isWaiting, presentChecks } from '../checks';
import { expectRight } from '../pharmacist';
import { shopOrders } from '../tables/shop-orders';

export const listPrescriptionChecks = query('listPrescriptionChecks', async ({ query }, given) => {
  const { tx, caller, touched } = given;
  await expectRight(caller, tx);
  const found = await tx
    .select()
    .from(shopOrders)
    .where(isWaiting())
    .orderBy(asc(shopOrders.createdAt), asc(shopOrders.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [counted] = await tx.select({ total: count() }).from(shopOrders).where(isWaiting());
  for (const { id, userId } of found) touched({ subjectId: userId, recordIds: [id] });
  return pageAnswer(await presentChecks(found, tx), { ...query, total: counted?.total ?? 0 });
});
