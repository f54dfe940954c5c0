import { notFound } from '@nadi/api-server/problem';
import type { Payment } from '@nadi/contract/schema';
import { and } from 'drizzle-orm';
import { hasId } from '../../kernel/db/has-id';
import type { Reader } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import { testGateway } from './gateways';
import { ownPayments } from './policy/shop';
import { mine } from './queries/mine';
import { type ShopPaymentRow, shopPayments } from './tables/shop-payments';

export const presentPayment = (row: ShopPaymentRow): Payment => ({
  ...{ id: row.id, orderId: row.orderId, gateway: row.gateway, isTest: testGateway.isTest },
  ...{ status: row.status, currency: 'INR', amountPaise: row.amountPaise },
  ...{ createdAt: row.createdAt.toISOString(), paidAt: row.paidAt?.toISOString() ?? null },
});

/** @throws 404 if it is absent or another's */
export async function findPayment(
  id: string,
  caller: Caller,
  tx: Reader,
  lock = false,
): Promise<ShopPaymentRow> {
  const isTheirs = and(hasId(shopPayments.id, id), ownPayments(caller), mine(shopPayments.userId));
  const asked = tx.select().from(shopPayments).where(isTheirs);
  const [found] = await (lock ? asked.for('update') : asked);
  if (!found) throw notFound();
  return found;
}
