import { conflict, notFound } from '@nadi/api-server/problem';
import type { Order } from '@nadi/contract/schema';
import { type OrderLine, type OrderStatus, presentOrder, stepTo } from '@nadi/domain/shop/order';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { hasId } from '../../kernel/db/has-id';
import type { Reader, Writer } from '../../kernel/db/transaction';
import type { Notice } from '../../kernel/notify/notify';
import type { Caller } from '../../kernel/people/caller';
import { ownOrders } from './policy/shop';
import { mine } from './queries/mine';
import { type ShopOrderRow, shopOrders } from './tables/shop-orders';

/** Own orders, in the list of an administrator too. */
export const isOwnOrder = (caller: Caller): SQL | undefined =>
  and(ownOrders(caller), mine(shopOrders.userId));

/** @throws 404 if it is absent, or another's where `whose` says so */
export async function findOrder(id: string, whose: SQL | undefined, tx: Reader): Promise<ShopOrderRow> {
  const [found] = await tx
    .select()
    .from(shopOrders)
    .where(and(hasId(shopOrders.id, id), whose));
  if (!found) throw notFound();
  return found;
}

/** The same, locked until the end of the transaction. @throws 404 */
export async function holdOrder(id: string, whose: SQL | undefined, tx: Reader): Promise<ShopOrderRow> {
  const asked = tx
    .select()
    .from(shopOrders)
    .where(and(hasId(shopOrders.id, id), whose));
  const [found] = await asked.for('update');
  if (!found) throw notFound();
  return found;
}

/** Adds to stock and reservations of each item the number of its packs, as often as is said. */
export const changeStock = async (
  lines: readonly OrderLine[],
  stock: number,
  reserved: number,
  tx: Writer,
) => {
  const changed = sql`change_stock(${JSON.stringify(lines)}::jsonb, ${stock}::integer, ${reserved}::integer)`;
  await tx.select({ changed }).from(sql`(values (1)) as one`);
};

type Given = { tx: Writer; now: Date; notify(userId: string, notice: Notice): void };

export async function saveOrder(
  order: ShopOrderRow,
  changes: Partial<ShopOrderRow>,
  { tx }: Pick<Given, 'tx'>,
) {
  await tx.update(shopOrders).set(changes).where(eq(shopOrders.id, order.id));
  return { ...order, ...changes };
}

/** Takes a step. A cancelled order gives back what it held. */
export async function moveTo(
  order: ShopOrderRow,
  status: OrderStatus,
  more: Partial<ShopOrderRow>,
  given: Pick<Given, 'tx' | 'now'>,
): Promise<ShopOrderRow> {
  if (status === 'CANCELLED') await changeStock(order.lines, 1, 0, given.tx);
  return saveOrder(order, { ...stepTo(order, status, given.now), ...more }, given);
}

export const asOrder = (order: ShopOrderRow, now: Date): Order => presentOrder(order, now) as Order;

/** Returns an order for an administrator: without its record and without the words of the pharmacist. */
export const asHandled = (order: ShopOrderRow, now: Date): Order => {
  const whole = asOrder(order, now);
  return {
    ...whole,
    prescription: whole.prescription && { ...whole.prescription, recordId: null, reason: null },
  };
};

export const refuse = (refusal: string | null): void => {
  if (refusal !== null) throw conflict(refusal);
};
