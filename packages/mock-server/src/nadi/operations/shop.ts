import { placeOf } from '@nadi/domain/kernel/page';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { presentCart } from '@nadi/domain/shop/cart';
import { productCategories } from '@nadi/domain/shop/categories';
import {
  availableOf,
  type KeptProduct,
  needsPrescription,
  presentProduct,
  presentProductSummary,
} from '@nadi/domain/shop/product';
import { taxPercentOf } from '@nadi/domain/shop/tax-rates';
import { answer, openly, signedIn } from '../operation';
import { notFound, unprocessable } from '../problems';
import { chosenOf, products } from '../shop';
import type { Person } from '../world';

function find(id: string | undefined): KeptProduct {
  const found = products.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

function choose(me: Person, { id: productId, maxQuantity }: KeptProduct, quantity: number): void {
  const most = Math.min(quantity, maxQuantity);
  const known = me.shopCart.find((one) => one.productId === productId);
  if (known) known.quantity = most;
  else me.shopCart.push({ productId, quantity: most });
}

const cartOf = (me: Person) => answer(presentCart(chosenOf(me)));

export const shop = {
  listProductCategories: openly('listProductCategories', () =>
    answer(
      productCategories.map((one) => ({
        ...one,
        productCount: products.filter(({ category }) => category === one.id).length,
      })),
    ),
  ),

  listProducts: openly('listProducts', ({ query }) => {
    const { q = '', category, inStock, prescription, ids, sort = 'relevance', page = 1, limit = 10 } = query;
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = ids?.split(',');
    const found = products.filter((one) => {
      const text = [one.name, one.composition ?? '', one.maker].join(' ').toLowerCase();
      return (
        words.every((word) => text.includes(word)) &&
        (category === undefined || one.category === category) &&
        (!inStock || availableOf(one) > 0) &&
        (prescription === undefined || needsPrescription(one.schedule) === (prescription === 'needed')) &&
        (wanted === undefined || wanted.includes(one.id))
      );
    });
    const sign = sort === '-price' ? -1 : sort === 'price' ? 1 : 0;
    found.sort((a, b) => sign * (a.pricePaise - b.pricePaise) || (a.name < b.name ? -1 : 1));
    const shown = found.slice((page - 1) * limit, page * limit).map(presentProductSummary);
    const pagination = placeOf({ page, limit, total: found.length });
    return { body: { success: true as const, data: shown, pagination } };
  }),

  readProduct: openly('readProduct', ({ path, now }) => {
    const found = find(path.id);
    return answer(presentProduct(found, products, taxPercentOf(found.hsn, dayInIndia(now)) ?? 0));
  }),

  readCart: signedIn('readCart', ({ me }) => cartOf(me)),

  putCartItem: signedIn('putCartItem', ({ me, path, body: { quantity } }) => {
    const product = find(path.id);
    if (quantity > product.maxQuantity)
      throw unprocessable({
        pointer: '/body/quantity',
        message: `Must not be more than ${product.maxQuantity} in one order.`,
        code: 'too-many',
      });
    choose(me, product, quantity);
    return cartOf(me);
  }),

  removeCartItem: signedIn('removeCartItem', ({ me, path }) => {
    me.shopCart = me.shopCart.filter(({ productId }) => productId !== path.id);
    return cartOf(me);
  }),

  mergeCart: signedIn('mergeCart', ({ me, body: { items } }) => {
    for (const { productId, quantity } of items) {
      const product = products.find(({ id }) => id === productId);
      const before = me.shopCart.find((one) => one.productId === productId)?.quantity ?? 0;
      if (product) choose(me, product, Math.max(before, quantity));
    }
    return cartOf(me);
  }),
};
