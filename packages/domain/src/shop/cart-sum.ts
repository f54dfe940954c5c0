import { deliveryOf, freeDeliveryFrom } from './totals';

export type CartProblem = 'sold-out' | 'fewer-left' | 'not-sold' | 'too-many';

/** Returns why so many packs of a product that is for sale cannot be ordered; null if they can. */
export function problemOfQuantity(
  { available, maxQuantity }: { available: number; maxQuantity: number },
  quantity: number,
): CartProblem | null {
  if (available === 0) return 'sold-out';
  if (quantity > maxQuantity) return 'too-many';
  return quantity > available ? 'fewer-left' : null;
}

type Item<Product> = {
  product: Product;
  quantity: number;
  amountPaise: number;
  problem: CartProblem | null;
};

/** Returns whether a cart can be ordered: it has items, and each can be. */
export const isOrderable = (problems: readonly (CartProblem | null)[]): boolean =>
  problems.length > 0 && problems.every((problem) => problem === null);

/** Returns a cart with its sums. Amounts are in paise (INR), tax included. */
export function sumCart<Product extends { needsPrescription: boolean }>(items: Item<Product>[]) {
  const itemsPaise = items.reduce((all, { amountPaise }) => all + amountPaise, 0);
  return {
    items,
    count: items.reduce((all, { quantity }) => all + quantity, 0),
    currency: 'INR' as const,
    itemsPaise,
    deliveryPaise: deliveryOf(itemsPaise, true),
    freeDeliveryFromPaise: freeDeliveryFrom,
    needsPrescription: items.some(({ product }) => product.needsPrescription),
    canCheckOut: isOrderable(items.map(({ problem }) => problem)),
  };
}
