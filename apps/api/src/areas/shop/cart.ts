import type { Chosen } from '@nadi/domain/shop/cart';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { ownCart } from './policy/shop';
import { shopCartItems } from './tables/shop-carts';
import { type ShopProductRow, shopProducts } from './tables/shop-products';

/** Returns the cart of the caller, in the order in which products were added. */
export const findChosen = (caller: Caller, tx: Reader): Promise<Chosen<ShopProductRow>[]> =>
  tx
    .select({ product: shopProducts, quantity: shopCartItems.quantity })
    .from(shopCartItems)
    .innerJoin(shopProducts, eq(shopProducts.id, shopCartItems.productId))
    .where(ownCart(caller))
    .orderBy(asc(shopCartItems.addedAt), asc(shopProducts.id));
