import type { Cart, CartItem } from '@nadi/contract/schema';
import { availableOf, needsPrescription, presentProductSummary } from '@nadi/domain/shop/product';
import { deliveryOf, freeDeliveryFrom } from '@nadi/domain/shop/totals';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { ownCart } from './policy/shop';
import { shopCartItems } from './tables/shop-carts';
import { type ShopProductRow, shopProducts } from './tables/shop-products';

export type Chosen = { product: ShopProductRow; quantity: number };

/** What is in the cart of the caller, in the order in which it came. */
export const findChosen = (caller: Caller, tx: Reader): Promise<Chosen[]> =>
  tx
    .select({ product: shopProducts, quantity: shopCartItems.quantity })
    .from(shopCartItems)
    .innerJoin(shopProducts, eq(shopProducts.id, shopCartItems.productId))
    .where(ownCart(caller))
    .orderBy(asc(shopCartItems.addedAt), asc(shopProducts.id));

/** Why so many of a product cannot be ordered; null if they can. */
export function problemOf({ product, quantity }: Chosen): CartItem['problem'] {
  if (!product.isListed) return 'not-sold';
  const available = availableOf(product);
  if (available === 0) return 'sold-out';
  if (quantity > product.maxQuantity) return 'too-many';
  return quantity > available ? 'fewer-left' : null;
}

export function presentCart(chosen: readonly Chosen[]): Cart {
  const items = chosen.map(
    (one): CartItem => ({
      product: presentProductSummary(one.product),
      quantity: one.quantity,
      amountPaise: one.quantity * one.product.pricePaise,
      problem: problemOf(one),
    }),
  );
  const itemsPaise = items.reduce((all, { amountPaise }) => all + amountPaise, 0);
  return {
    items,
    count: items.reduce((all, { quantity }) => all + quantity, 0),
    currency: 'INR',
    itemsPaise,
    deliveryPaise: deliveryOf(itemsPaise, true),
    freeDeliveryFromPaise: freeDeliveryFrom,
    needsPrescription: chosen.some(({ product }) => needsPrescription(product.schedule)),
    canCheckOut: items.length > 0 && items.every(({ problem }) => problem === null),
  };
}
