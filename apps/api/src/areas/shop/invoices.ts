import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import {
  financialYear,
  type InvoiceKind,
  invoiceNumber,
  keptUntil,
  seriesOf,
} from '@nadi/domain/shop/invoice';
import { sql } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import { scheduleH1Register } from './tables/schedule-h1-register';
import { shopInvoiceSeries, shopInvoices } from './tables/shop-invoices';
import type { ShopOrderRow } from './tables/shop-orders';

type Tools = { tx: Writer; now: Date };

/** Takes the next number of a series, and keeps what the law asks for: no name of a person or product. If anything fails after it, no number was taken. */
export async function issue(kind: InvoiceKind, order: ShopOrderRow, { tx, now }: Tools): Promise<string> {
  const series = seriesOf(kind, order.isSample);
  const year = financialYear(now);
  const [{ place } = { place: 0 }] = await tx
    .insert(shopInvoiceSeries)
    .values({ kind: series, financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: [shopInvoiceSeries.kind, shopInvoiceSeries.financialYear],
      set: { last: sql`${shopInvoiceSeries.last} + 1` },
    })
    .returning({ place: shopInvoiceSeries.last });
  const number = invoiceNumber(series, year, place);
  await tx.insert(shopInvoices).values({
    ...{ number, kind: series, userId: order.userId, financialYear: year, place },
    lines: order.lines.map(
      ({ hsn, quantity, amountPaise, taxPercent, taxablePaise, cgstPaise, sgstPaise, igstPaise }) => ({
        ...{ hsn, quantity, amountPaise, taxPercent, taxablePaise, cgstPaise, sgstPaise, igstPaise },
      }),
    ),
    ...{ totalPaise: order.totals.totalPaise, placeOfSupply: order.totals.placeOfSupply },
    ...{ issuedAt: now, keptUntil: keptUntil(now) },
  });
  return number;
}

/** Enters the supply of each item of Schedule H1 into the register. Nothing of a sample was supplied, so it is not entered. */
export async function enterSupply(
  order: ShopOrderRow,
  { tx, now, newId }: Tools & { newId(): string },
): Promise<void> {
  const supplied = order.lines.filter(({ schedule }) => schedule === 'H1');
  if (order.isSample || supplied.length === 0) return;
  const { prescriber } = order;
  if (!prescriber)
    throw new Error('The prescriber of a medicine of Schedule H1 is known before it is supplied.');
  await tx.insert(scheduleH1Register).values(
    supplied.map(({ name, quantity }) => ({
      ...{ id: newId(), suppliedOn: dayInIndia(now), prescriberName: prescriber.name },
      ...{ prescriberAddress: prescriber.address, patientName: prescriber.patient },
      ...{ medicine: name, packs: quantity },
    })),
  );
}
