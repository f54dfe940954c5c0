import { answer } from '@nadi/api-server/answers';
import { presentCart } from '@nadi/domain/shop/cart';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { mutation } from '../../../kernel/operation/operation';
import { findChosen } from '../cart';
import { ownCart } from '../policy/shop';
import { shopCartItems } from '../tables/shop-carts';

export const removeCartItem = mutation('removeCartItem', async ({ path }, { tx, caller, touched }) => {
  touched({ recordIds: [path.id] });
  await tx.delete(shopCartItems).where(and(hasId(shopCartItems.productId, path.id), ownCart(caller)));
  return answer(presentCart(await findChosen(caller, tx)));
});
