import { invoicesStay, pharmacistStays, registerStays } from '@nadi/domain/shop/invoice';
import type { Exported, Kept } from '../../kernel/db/kept-tables';
import { deliveryAddresses } from './tables/delivery-addresses';
import { scheduleH1Register } from './tables/schedule-h1-register';
import { shopCartItems } from './tables/shop-carts';
import { shopCheckouts } from './tables/shop-checkouts';
import { shopInvoiceSeries, shopInvoices } from './tables/shop-invoices';
import { shopOrders } from './tables/shop-orders';
import { shopPayments } from './tables/shop-payments';
import { shopPharmacists } from './tables/shop-pharmacists';
import { shopProducts } from './tables/shop-products';

const exported = (one: Omit<Exported, 'leftOut' | 'isImported'> & { leftOut?: string[] }): Exported => ({
  leftOut: [],
  ...one,
  isImported: false,
});

export const kept: Kept = {
  exported: [
    exported({
      ...{ as: 'deliveryAddresses', table: deliveryAddresses, person: deliveryAddresses.userId },
      order: deliveryAddresses.id,
    }),
    exported({
      ...{ as: 'shopCartItems', table: shopCartItems, person: shopCartItems.userId },
      order: shopCartItems.productId,
    }),
    exported({
      ...{ as: 'shopOrders', table: shopOrders, person: shopOrders.userId, order: shopOrders.id },
      leftOut: ['prescriptionDecidedBy'],
    }),
    exported({
      ...{ as: 'shopPayments', table: shopPayments, person: shopPayments.userId, order: shopPayments.id },
    }),
    exported({
      ...{ as: 'shopInvoices', table: shopInvoices, person: shopInvoices.userId, order: shopInvoices.number },
      stays: invoicesStay,
    }),
    exported({
      ...{ as: 'pharmacistRights', table: shopPharmacists, person: shopPharmacists.userId },
      order: shopPharmacists.id,
      stays: pharmacistStays,
    }),
  ],
  notExported: [
    {
      table: shopCheckouts,
      why: 'What you were about to order in the last day. What you ordered is exported.',
      erased: 'with the account',
    },
    { table: scheduleH1Register, why: registerStays, erased: 'by itself' },
    { table: shopProducts, why: 'Products of the shop. They are about no person.', erased: 'never' },
    {
      table: shopInvoiceSeries,
      why: 'The last number of the invoices of a year. It is about no person.',
      erased: 'never',
    },
  ],
};
