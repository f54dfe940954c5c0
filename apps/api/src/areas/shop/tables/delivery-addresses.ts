import type { StateCode } from '@nadi/domain/shop/states';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** The addresses that people have things delivered to. */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2'),
    city: text('city').notNull(),
    state: text('state').$type<StateCode>().notNull(),
    pin: text('pin').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('delivery_addresses_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export type DeliveryAddressRow = typeof deliveryAddresses.$inferSelect;
