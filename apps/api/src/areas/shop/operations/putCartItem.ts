import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { presentCart } from '@nadi/domain/shop/cart';
import { mostCartItems } from '@nadi/domain/shop/totals';
import { countAlone } from '../../../kernel/limits/count-alone';
import { mutation } from '../../../kernel/operation/operation';
import { findChosen } from '../cart';
import { findProduct } from '../queries/find-products';
import { shopCartItems } from '../tables/shop-carts';

export const putCartItem = mutation('putCartItem', async ({ path, body: { quantity } }, given) => {
  const { tx, caller, now, touched } = given;
  const product = await findProduct(path.id, tx);
  touched({ recordIds: [product.id] });
  if (quantity > product.maxQuantity)
    throw unprocessable([
      {
        pointer: '/body/quantity',
        message: `Must not be more than ${product.maxQuantity} in one order.`,
        code: 'too-many',
      },
    ]);
  const chosen = await countAlone('shop-cart', caller.userId, tx, () => findChosen(caller, tx));
  if (chosen.length >= mostCartItems && !chosen.some((one) => one.product.id === product.id))
    throw unprocessable([
      { pointer: '/body', message: `A cart has ${mostCartItems} products at most.`, code: 'full' },
    ]);
  await tx
    .insert(shopCartItems)
    .values({ userId: caller.userId, productId: product.id, quantity, addedAt: now })
    .onConflictDoUpdate({ target: [shopCartItems.userId, shopCartItems.productId], set: { quantity } });
  return answer(presentCart(await findChosen(caller, tx)));
});
