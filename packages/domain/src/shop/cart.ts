import { type CartProblem, isOrderable, problemOfQuantity, sumCart } from './cart-sum';
import type { OrderLine } from './order';
import { availableOf, type KeptProduct, presentProductSummary } from './product';
import { taxPercentOf } from './tax-rates';
import type { LineAmounts } from './totals';

/** A product with how many packs of it somebody chose. */
export type Chosen<Product extends KeptProduct = KeptProduct> = { product: Product; quantity: number };

/** Why so many of a product cannot be ordered; null if they can. */
export function problemOf({ product, quantity }: Chosen): CartProblem | null {
  if (!product.isListed) return 'not-sold';
  const { maxQuantity } = product;
  return problemOfQuantity({ available: availableOf(product), maxQuantity }, quantity);
}

const problems: Record<CartProblem, string> = {
  'sold-out': 'is sold out',
  'fewer-left': 'has fewer left than you chose',
  'not-sold': 'is not sold any more',
  'too-many': 'cannot be ordered so often at once',
};

/** Why a cart cannot be ordered as it is; null if it can. */
export function refuseCart(chosen: readonly Chosen[]): string | null {
  if (isOrderable(chosen.map(problemOf))) return null;
  for (const one of chosen) {
    const problem = problemOf(one);
    if (problem) return `${one.product.name} ${problems[problem]}. Change your cart; nothing was ordered.`;
  }
  return 'Your cart is empty.';
}

export const presentCart = (chosen: readonly Chosen[]) =>
  sumCart(
    chosen.map((one) => ({
      product: presentProductSummary(one.product),
      quantity: one.quantity,
      amountPaise: one.quantity * one.product.pricePaise,
      problem: problemOf(one),
    })),
  );

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
