import { productForms, productSchedules } from '@nadi/domain/shop/product';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';

/** Products of the shop. They are about no person; everyone sees those that are for sale. */
export const shopProducts = pgTable(
  'shop_products',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    maker: text('maker').notNull(),
    category: text('category').notNull(),
    form: text('form', { enum: productForms }).notNull(),
    strength: text('strength'),
    composition: text('composition'),
    pack: text('pack').notNull(),
    units: integer('units').notNull(),
    unit: text('unit').notNull(),
    schedule: text('schedule', { enum: productSchedules }).notNull(),
    hsn: text('hsn').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** Packs that are there, and how many of them open checkouts reserve. */
    stock: integer('stock').notNull(),
    reserved: integer('reserved').notNull(),
    maxQuantity: integer('max_quantity').notNull(),
    description: text('description').notNull(),
    use: text('use'),
    storage: text('storage'),
    countryOfOrigin: text('country_of_origin').notNull(),
    isListed: boolean('is_listed').notNull(),
    isSample: boolean('is_sample').notNull(),
    /** By which it is found, in lower case. */
    words: text('words').notNull(),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('shop_products_code').on(table.code),
    index('shop_products_category').on(table.category),
    index('shop_products_name').on(table.name, table.id),
    check('shop_products_not_oversold', sql`stock >= 0 and reserved >= 0 and reserved <= stock`),
    check('shop_products_within_mrp', sql`price_paise > 0 and price_paise <= mrp_paise`),
    // Schedule X is none of them.
    check('shop_products_schedule', sql`schedule in ('none', 'H', 'H1')`),
  ],
);

export type ShopProductRow = typeof shopProducts.$inferSelect;
