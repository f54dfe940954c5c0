import { maxCounted } from '@nadi/domain/platform/admin-overview';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { countFound } from '../../../kernel/db/count-found';
import type { Reader } from '../../../kernel/db/transaction';
import { shopOrders } from '../tables/shop-orders';

const { status, prescriptionStatus, paymentMethod, paidAt, createdAt } = shopOrders;

/** Tells of an order that it can be packed: its prescription was approved or none is needed, and it is paid or is paid in cash. */
export const canBePacked = () =>
  and(
    inArray(status, ['PLACED', 'PAID']),
    or(isNull(prescriptionStatus), eq(prescriptionStatus, 'APPROVED')),
    or(eq(paymentMethod, 'cash'), isNotNull(paidAt)),
  );

/** Counts the orders that can be packed now, up to the most that is told. */
export const countOrdersToPack = (tx: Reader) =>
  countFound(
    tx
      .select({ at: createdAt })
      .from(shopOrders)
      .where(canBePacked())
      .orderBy(asc(createdAt))
      .limit(maxCounted),
    tx,
  );

/** Counts the orders whose prescription waits for a pharmacist, up to the most that is told. */
export const countPrescriptionsToCheck = (tx: Reader) =>
  countFound(
    tx
      .select({ at: createdAt })
      .from(shopOrders)
      .where(eq(prescriptionStatus, 'WAITING'))
      .orderBy(asc(createdAt))
      .limit(maxCounted),
    tx,
  );

/** Returns the number of orders that were placed between two moments. */
export const countPlaced = (from: Date, to: Date, tx: Reader): Promise<number> =>
  tx.$count(shopOrders, and(gte(createdAt, from), lt(createdAt, to)));
