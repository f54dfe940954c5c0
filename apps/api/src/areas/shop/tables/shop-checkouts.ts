import { checkoutStatuses, fulfilments, type OrderAddress, type OrderLine } from '@nadi/domain/shop/order';
import type { Seller } from '@nadi/domain/shop/seller';
import type { Totals } from '@nadi/domain/shop/totals';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Reservations of carts, of fifteen minutes. A person has one that is open at most. */
export const shopCheckouts = pgTable(
  'shop_checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: checkoutStatuses }).notNull(),
    fulfilment: text('fulfilment', { enum: fulfilments }).notNull(),
    address: jsonb('address').$type<OrderAddress>(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    lines: jsonb('lines').$type<OrderLine[]>().notNull(),
    totals: jsonb('totals').$type<Totals>().notNull(),
    isSample: boolean('is_sample').notNull(),
    reservedUntil: moment('reserved_until').notNull(),
    orderId: uuid('order_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('shop_checkouts_open').on(table.userId).where(sql`status = 'OPEN'`),
    index('shop_checkouts_due').on(table.reservedUntil).where(sql`status = 'OPEN'`),
  ],
);

export type ShopCheckoutRow = typeof shopCheckouts.$inferSelect;
