import { conflict, notFound } from '@nadi/api-server/problem';
import type { Checkout } from '@nadi/contract/schema';
import { type OrderLine, paymentMethods, prescribedLines } from '@nadi/domain/shop/order';
import { and, eq, sql } from 'drizzle-orm';
import { hasId } from '../../kernel/db/has-id';
import type { Reader, Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { changeStock } from './orders';
import { ownCheckouts } from './policy/shop';
import { type ShopCheckoutRow, shopCheckouts } from './tables/shop-checkouts';
import { shopProducts } from './tables/shop-products';

/** One whose time is over is that by the clock, whether or not what it reserved was given back yet. */
export const statusAt = ({ status, reservedUntil }: ShopCheckoutRow, now: Date): ShopCheckoutRow['status'] =>
  status === 'OPEN' && reservedUntil <= now ? 'EXPIRED' : status;

export const presentCheckout = (row: ShopCheckoutRow, now: Date): Checkout => ({
  ...{ id: row.id, status: statusAt(row, now), fulfilment: row.fulfilment, address: row.address },
  ...{ seller: row.seller, lines: row.lines, totals: row.totals },
  needsPrescription: prescribedLines(row.lines).length > 0,
  paymentMethods: [...paymentMethods],
  ...{ reservedUntil: row.reservedUntil.toISOString(), orderId: row.orderId },
  createdAt: row.createdAt.toISOString(),
});

/** @throws 404 if it is absent or another's */
export async function findCheckout(
  id: string,
  caller: Caller,
  tx: Reader,
  lock = false,
): Promise<ShopCheckoutRow> {
  const asked = tx
    .select()
    .from(shopCheckouts)
    .where(and(hasId(shopCheckouts.id, id), ownCheckouts(caller)));
  const [found] = await (lock ? asked.for('update') : asked);
  if (!found) throw notFound();
  return found;
}

/** Gives back what an open checkout reserved. */
export async function release(row: ShopCheckoutRow, tx: Writer): Promise<void> {
  await tx.update(shopCheckouts).set({ status: 'LEFT' }).where(eq(shopCheckouts.id, row.id));
  await changeStock(row.lines, 0, -1, tx);
}

/**
 * Reserves each item, in the order of their ids, so that no two checkouts wait for each other. The condition is part of the statement: the database decides who of many
 * gets the last one.
 *
 * @throws 409 that names a product of which there are not enough
 */
export async function reserve(lines: readonly OrderLine[], tx: Writer): Promise<void> {
  for (const { productId, quantity, name } of [...lines].sort((a, b) =>
    a.productId < b.productId ? -1 : 1,
  )) {
    const taken = await tx
      .update(shopProducts)
      .set({ reserved: sql`${shopProducts.reserved} + ${quantity}` })
      .where(
        and(
          eq(shopProducts.id, productId),
          eq(shopProducts.isListed, true),
          sql`${shopProducts.stock} - ${shopProducts.reserved} >= ${quantity}`,
        ),
      )
      .returning({ id: shopProducts.id });
    if (taken.length === 0)
      throw conflict(
        `There are not enough of ${name} any more. Your cart says how many there are; nothing was ordered.`,
      );
  }
}
