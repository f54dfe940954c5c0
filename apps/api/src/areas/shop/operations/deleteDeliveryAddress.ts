import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { holdAddress } from '../addresses';
import { deliveryAddresses } from '../tables/delivery-addresses';

export const deleteDeliveryAddress = mutation(
  'deleteDeliveryAddress',
  async ({ path }, { tx, caller, touched }) => {
    const found = await holdAddress(path.id, caller, tx);
    touched({ recordIds: [found.id] });
    await tx.delete(deliveryAddresses).where(eq(deliveryAddresses.id, found.id));
    return done();
  },
);
