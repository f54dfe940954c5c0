import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** People with the right of a pharmacist, given by an administrator. */
export const shopPharmacists = pgTable(
  'shop_pharmacists',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    registrationNumber: text('registration_number').notNull(),
    council: text('council').notNull(),
    createdAt: moment('created_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [uniqueIndex('shop_pharmacists_once').on(table.userId).where(sql`withdrawn_at is null`)],
);

export type ShopPharmacistRow = typeof shopPharmacists.$inferSelect;
