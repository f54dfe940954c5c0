import type { OrderTax } from '@nadi/contract/schema';
import { invoiceSeriesNames } from '@nadi/domain/shop/invoice';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

export type InvoiceLine = { hsn: string; quantity: number; amountPaise: number } & OrderTax;

/** Invoices and credit notes, without names of people and products. They outlive the account, for their legal term. */
export const shopInvoices = pgTable(
  'shop_invoices',
  {
    number: text('number').primaryKey(),
    kind: text('kind', { enum: invoiceSeriesNames }).notNull(),
    /** Null once the account was erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    financialYear: text('financial_year').notNull(),
    place: integer('place').notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    totalPaise: integer('total_paise').notNull(),
    placeOfSupply: text('place_of_supply').notNull(),
    issuedAt: moment('issued_at').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [uniqueIndex('shop_invoices_series').on(table.kind, table.financialYear, table.place)],
);

/** The last number of each series: it is raised in the transaction that uses it, so there are no gaps. */
export const shopInvoiceSeries = pgTable(
  'shop_invoice_series',
  {
    kind: text('kind', { enum: invoiceSeriesNames }).notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.financialYear] })],
);
