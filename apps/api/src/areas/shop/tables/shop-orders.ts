import {
  fulfilments,
  type KeptOrder,
  type OrderAddress,
  type OrderLine,
  orderReasons,
  orderStatuses,
  type PrescriptionFile,
  paymentMethods,
  prescriptionStatuses,
  returnReasons,
} from '@nadi/domain/shop/order';
import type { Seller } from '@nadi/domain/shop/seller';
import type { Totals } from '@nadi/domain/shop/totals';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Orders of people, with items and prices as they were when they were placed. */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    checkoutId: uuid('checkout_id').notNull(),
    number: text('number').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    reason: text('reason', { enum: orderReasons }),
    returnReason: text('return_reason', { enum: returnReasons }),
    fulfilment: text('fulfilment', { enum: fulfilments }).notNull(),
    address: jsonb('address').$type<OrderAddress>(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    lines: jsonb('lines').$type<OrderLine[]>().notNull(),
    totals: jsonb('totals').$type<Totals>().notNull(),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    paymentId: uuid('payment_id'),
    payUntil: moment('pay_until'),
    paidAt: moment('paid_at'),
    refundPaise: integer('refund_paise').notNull(),
    refundedAt: moment('refunded_at'),
    prescriptionStatus: text('prescription_status', { enum: prescriptionStatuses }),
    prescriptionRecordId: uuid('prescription_record_id'),
    /** The files that pharmacists see until it is decided; none after. */
    prescriptionFiles: jsonb('prescription_files').$type<PrescriptionFile[]>().notNull(),
    prescriptionReason: text('prescription_reason'),
    prescriptionDecidedAt: moment('prescription_decided_at'),
    /** Null once that person was erased; their name and number stay with the order. */
    prescriptionDecidedBy: uuid('prescription_decided_by').references(() => users.id, {
      onDelete: 'set null',
    }),
    pharmacist: text('pharmacist'),
    patientName: text('patient_name'),
    patientAge: integer('patient_age'),
    /** The items that need a prescription as they were ordered, and how many of each were approved. */
    prescribed: jsonb('prescribed').$type<OrderLine[]>().notNull(),
    approved: jsonb('approved').$type<NonNullable<KeptOrder['approved']>>(),
    /** For the register of Schedule H1, until it is supplied. */
    prescriber: jsonb('prescriber').$type<{ name: string; address: string; patient: string }>(),
    invoiceNumber: text('invoice_number'),
    invoicedAt: moment('invoiced_at'),
    creditNoteNumber: text('credit_note_number'),
    creditedAt: moment('credited_at'),
    history: jsonb('history').$type<KeptOrder['history']>().notNull(),
    deliveredAt: moment('delivered_at'),
    isSample: boolean('is_sample').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('shop_orders_newest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('shop_orders_all').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('shop_orders_status').on(table.status),
    index('shop_orders_waiting').on(table.createdAt).where(sql`prescription_status = 'WAITING'`),
    index('shop_orders_to_pack').on(table.createdAt).where(sql`status in ('PLACED', 'PAID')`),
    index('shop_orders_unpaid').on(table.payUntil).where(sql`pay_until is not null`),
    uniqueIndex('shop_orders_number').on(table.number),
    uniqueIndex('shop_orders_once').on(table.checkoutId),
    check(
      'shop_orders_checked',
      sql`not (status in ('PACKED', 'SENT', 'DELIVERED') and (prescribed <> '[]' or prescription_status is not null) and prescription_status is distinct from 'APPROVED')`,
    ),
    check(
      'shop_orders_files_while_waiting',
      sql`prescription_status = 'WAITING' or prescription_files = '[]'`,
    ),
  ],
);

export type ShopOrderRow = typeof shopOrders.$inferSelect;
