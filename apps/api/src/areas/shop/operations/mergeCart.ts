import { answer } from '@nadi/api-server/answers';
import { presentCart } from '@nadi/domain/shop/cart';
import { mostCartItems } from '@nadi/domain/shop/totals';
import { validate as isUuid } from 'uuid';
import { countAlone } from '../../../kernel/limits/count-alone';
import { mutation } from '../../../kernel/operation/operation';
import { findChosen } from '../cart';
import { findByIds } from '../queries/find-products';
import { shopCartItems } from '../tables/shop-carts';

export const mergeCart = mutation('mergeCart', async ({ body: { items } }, { tx, caller, now }) => {
  const chosen = await countAlone('shop-cart', caller.userId, tx, () => findChosen(caller, tx));
  const before = new Map(chosen.map(({ product, quantity }) => [product.id, quantity]));
  const ids = [...new Set(items.map(({ productId }) => productId))].filter((id) => isUuid(id));
  const known = (await findByIds(ids, tx)).filter(({ isListed }) => isListed);
  let free = mostCartItems - before.size;
  for (const product of known) {
    if (!before.has(product.id) && free-- <= 0) continue;
    const asked = items.filter(({ productId }) => productId === product.id).map(({ quantity }) => quantity);
    const quantity = Math.min(product.maxQuantity, Math.max(before.get(product.id) ?? 0, ...asked));
    await tx
      .insert(shopCartItems)
      .values({ userId: caller.userId, productId: product.id, quantity, addedAt: now })
      .onConflictDoUpdate({ target: [shopCartItems.userId, shopCartItems.productId], set: { quantity } });
  }
  return answer(presentCart(await findChosen(caller, tx)));
});
