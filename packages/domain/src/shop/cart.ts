import type { OrderLine } from './order';
import { availableOf, type KeptProduct, needsPrescription, presentProductSummary } from './product';
import { taxPercentOf } from './tax-rates';
import { deliveryOf, freeDeliveryFrom, type LineAmounts } from './totals';

/** A product with how many packs of it somebody chose. */
export type Chosen<Product extends KeptProduct = KeptProduct> = { product: Product; quantity: number };

type Problem = 'sold-out' | 'fewer-left' | 'not-sold' | 'too-many';

/** Why so many of a product cannot be ordered; null if they can. */
export function problemOf({ product, quantity }: Chosen): Problem | null {
  if (!product.isListed) return 'not-sold';
  const available = availableOf(product);
  if (available === 0) return 'sold-out';
  if (quantity > product.maxQuantity) return 'too-many';
  return quantity > available ? 'fewer-left' : null;
}

const problems: Record<Problem, string> = {
  'sold-out': 'is sold out',
  'fewer-left': 'has fewer left than you chose',
  'not-sold': 'is not sold any more',
  'too-many': 'cannot be ordered so often at once',
};

/** Why a cart cannot be ordered as it is; null if it can. */
export function refuseCart(chosen: readonly Chosen[]): string | null {
  if (chosen.length === 0) return 'Your cart is empty.';
  for (const one of chosen) {
    const problem = problemOf(one);
    if (problem) return `${one.product.name} ${problems[problem]}. Change your cart; nothing was ordered.`;
  }
  return null;
}

export function presentCart(chosen: readonly Chosen[]) {
  const items = chosen.map((one) => ({
    product: presentProductSummary(one.product),
    quantity: one.quantity,
    amountPaise: one.quantity * one.product.pricePaise,
    problem: problemOf(one),
  }));
  const itemsPaise = items.reduce((all, { amountPaise }) => all + amountPaise, 0);
  return {
    items,
    count: items.reduce((all, { quantity }) => all + quantity, 0),
    currency: 'INR' as const,
    itemsPaise,
    deliveryPaise: deliveryOf(itemsPaise, true),
    freeDeliveryFromPaise: freeDeliveryFrom,
    needsPrescription: chosen.some(({ product }) => needsPrescription(product.schedule)),
    canCheckOut: refuseCart(chosen) === null,
  };
}

/** An item of an order before its amounts. @returns null if its rate of tax is not known on that day in India */
export function toLine(
  { product, quantity }: Chosen,
  day: string,
): Omit<OrderLine, keyof LineAmounts> | null {
  const { id: productId, name, pack, hsn, schedule, mrpPaise, pricePaise } = product;
  const taxPercent = taxPercentOf(hsn, day);
  if (taxPercent === null) return null;
  return { productId, name, pack, hsn, schedule, quantity, mrpPaise, pricePaise, taxPercent };
}
