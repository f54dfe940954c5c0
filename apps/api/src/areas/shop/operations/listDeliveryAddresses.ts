import { count, desc } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { presentAddress } from '../addresses';
import { ownAddresses } from '../policy/shop';
import { deliveryAddresses } from '../tables/delivery-addresses';

export const listDeliveryAddresses = query('listDeliveryAddresses', async ({ query }, given) => {
  const { tx, caller, touched } = given;
  const whose = ownAddresses(caller);
  const found = await tx
    .select()
    .from(deliveryAddresses)
    .where(whose)
    .orderBy(desc(deliveryAddresses.createdAt), desc(deliveryAddresses.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [counted] = await tx.select({ total: count() }).from(deliveryAddresses).where(whose);
  touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(found.map(presentAddress), { ...query, total: counted?.total ?? 0 });
});
