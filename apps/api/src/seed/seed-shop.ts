import { cast, examples } from '@nadi/contract/examples';
import type { Order } from '@nadi/contract/schema';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { financialYear, invoiceNumber, keptUntil } from '@nadi/domain/shop/invoice';
import { orderNumber } from '@nadi/domain/shop/order';
import { sampleProductId, sampleProducts } from '@nadi/domain/shop/sample/sample-products';
import { sampleSeller } from '@nadi/domain/shop/seller';
import { taxPercentOf } from '@nadi/domain/shop/tax-rates';
import { totalsOf } from '@nadi/domain/shop/totals';
import {
  deliveryAddresses,
  keepProducts,
  shopInvoiceSeries,
  shopInvoices,
  shopOrders,
  shopPharmacists,
  shopProducts,
} from '../areas/shop/offers';
import type { AppContext } from '../kernel/operation/context';

const id = (number: number) => `0198f000-0000-7000-8000-00000000${number}`;
const day = 86_400_000;

/** Fills the shop of a demonstration with the sample, with two orders of Asha; does nothing if there is any product. */
export async function seedShop({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const known = await db.read('keeper', (tx) =>
    tx.select({ id: shopProducts.id }).from(shopProducts).limit(1),
  );
  if (known.length > 0) return;
  await db.write('keeper', async (tx) => {
    await keepProducts(sampleProducts, { tx, now, newId: sampleProductId, isSample: true });
    const userId = cast.people.asha.id;
    const times = {
      createdAt: new Date(now.getTime() - 20 * day),
      updatedAt: new Date(now.getTime() - 20 * day),
    };
    await tx.insert(deliveryAddresses).values({ ...address, id: id(3101), userId, version: 1, ...times });
    await tx.insert(shopPharmacists).values({
      ...{ id: id(3501), userId: cast.people.meera.id, firstName: 'Meera', lastName: 'Rao' },
      ...{ registrationNumber: 'KA-SAMPLE-12345', council: 'Karnataka State Pharmacy Council' },
      ...{ createdAt: times.createdAt, withdrawnAt: null },
    });
    await tx
      .insert(shopOrders)
      .values([
        deliveredOrder(userId, new Date(now.getTime() - 6 * day)),
        placedOrder(userId, new Date(now.getTime() - 3_600_000)),
      ]);
    const issuedAt = new Date(now.getTime() - 5 * day);
    const { lines, totals } = ordered(delivered, issuedAt);
    const year = financialYear(issuedAt);
    await tx.insert(shopInvoices).values({
      ...{
        number: invoiceNumber('sample-invoice', year, 1),
        kind: 'sample-invoice',
        userId,
        financialYear: year,
        place: 1,
      },
      lines: lines.map(
        ({ hsn, quantity, amountPaise, taxPercent, taxablePaise, cgstPaise, sgstPaise, igstPaise }) => ({
          ...{ hsn, quantity, amountPaise, taxPercent, taxablePaise, cgstPaise, sgstPaise, igstPaise },
        }),
      ),
      ...{ totalPaise: totals.totalPaise, placeOfSupply: totals.placeOfSupply },
      ...{ issuedAt, keptUntil: keptUntil(issuedAt) },
    });
    await tx.insert(shopInvoiceSeries).values({ kind: 'sample-invoice', financialYear: year, last: 1 });
  });
}

const { line2 = null, ...home } = examples.addDeliveryAddress.request.home;
const address = { ...home, line2 };

const delivered = [
  { code: 'DEV-001', quantity: 1 },
  { code: 'STO-001', quantity: 2 },
];
const placed = [{ code: 'VIT-002', quantity: 2 }];

/** Items of the sample as an order has them. */
function ordered(chosen: readonly { code: string; quantity: number }[], at: Date) {
  const priced = chosen.map(({ code, quantity }) => {
    const place = sampleProducts.findIndex((one) => one.code === code);
    const product = sampleProducts[place];
    if (!product || product.schedule === 'X') throw new Error(`The sample has no ${code}.`);
    const { name, pack, hsn, schedule = 'none', mrpPaise, pricePaise } = product;
    const taxPercent = taxPercentOf(hsn, dayInIndia(at)) ?? 0;
    return {
      productId: sampleProductId(place),
      name,
      pack,
      hsn,
      schedule,
      quantity,
      mrpPaise,
      pricePaise,
      taxPercent,
    };
  });
  return totalsOf(priced, { isDelivered: true, from: sampleSeller.state, to: address.state });
}

const common = {
  ...{ reason: null, returnReason: null, fulfilment: 'delivery' as const, address, seller: sampleSeller },
  ...{ paymentMethod: 'cash' as const, paymentId: null, payUntil: null, refundPaise: 0, refundedAt: null },
  ...{
    prescriptionStatus: null,
    prescriptionRecordId: null,
    prescriptionFiles: [],
    prescriptionReason: null,
  },
  ...{ prescriptionDecidedAt: null, prescriptionDecidedBy: null, pharmacist: null, patientName: null },
  ...{ patientAge: null, prescribed: [], approved: null, prescriber: null },
  ...{ creditNoteNumber: null, creditedAt: null, isSample: true },
};

const history = (began: Date, steps: readonly [Order['status'], number][]) =>
  steps.map(([status, hours]) => ({
    status,
    at: new Date(began.getTime() + hours * 3_600_000).toISOString(),
  }));

function deliveredOrder(userId: string, began: Date): typeof shopOrders.$inferInsert {
  const at = (hours: number) => new Date(began.getTime() + hours * 3_600_000);
  return {
    ...common,
    ...{ prescriptionFiles: [], prescribed: [] },
    ...{ id: id(3301), userId, checkoutId: id(3201), number: 'R4WD-9H3C', status: 'DELIVERED' },
    ...ordered(delivered, began),
    ...{
      paidAt: at(70),
      invoiceNumber: invoiceNumber('sample-invoice', financialYear(at(24)), 1),
      invoicedAt: at(24),
    },
    history: history(began, [
      ['PLACED', 0],
      ['PACKED', 20],
      ['SENT', 24],
      ['DELIVERED', 70],
    ]),
    ...{ deliveredAt: at(70), createdAt: began, updatedAt: at(70), version: 4 },
  };
}

function placedOrder(userId: string, began: Date): typeof shopOrders.$inferInsert {
  return {
    ...common,
    ...{ prescriptionFiles: [], prescribed: [] },
    ...{
      id: id(3302),
      userId,
      checkoutId: id(3202),
      number: orderNumber([0.6, 0.2, 0.8, 0.4, 0.1, 0.9, 0.3, 0.7]),
    },
    ...{ status: 'PLACED', ...ordered(placed, began), paidAt: null, invoiceNumber: null, invoicedAt: null },
    history: history(began, [['PLACED', 0]]),
    ...{ deliveredAt: null, createdAt: began, updatedAt: began, version: 1 },
  };
}
