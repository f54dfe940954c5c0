import { paymentStatuses } from '@nadi/domain/shop/order';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';
import { shopOrders } from './shop-orders';

/** Payments of orders at gateways. */
export const shopPayments = pgTable(
  'shop_payments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    gateway: text('gateway', { enum: ['test-gateway'] }).notNull(),
    /** By which the gateway knows it. */
    reference: text('reference').notNull(),
    status: text('status', { enum: paymentStatuses }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('shop_payments_of').on(table.userId),
    // Allows one open or paid payment for an order, so that no person pays twice.
    uniqueIndex('shop_payments_once').on(table.orderId).where(sql`status <> 'FAILED'`),
  ],
);

export type ShopPaymentRow = typeof shopPayments.$inferSelect;
