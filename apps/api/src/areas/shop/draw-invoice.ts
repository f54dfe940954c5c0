import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import type { InvoiceKind } from '@nadi/domain/shop/invoice';
import { states } from '@nadi/domain/shop/states';
import { GlobalFonts, PDFDocument } from '@napi-rs/canvas';
import type { ShopOrderRow } from './tables/shop-orders';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const family = 'NadiInvoice';
let areFontsThere = false;

/** The letters of invoices: those that PDFs are read with. */
function takeFonts(): void {
  if (areFontsThere) return;
  for (const style of ['Regular', 'Bold'])
    GlobalFonts.registerFromPath(join(home, 'standard_fonts', `LiberationSans-${style}.ttf`), family);
  areFontsThere = true;
}

const width = 595;
const height = 842;
const margin = 40;
const rowsOnPage = 12;

/** Rupees without their sign, which the letters do not have. */
const rupees = (paise: number): string =>
  (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const titles: Record<InvoiceKind, string> = { invoice: 'Tax invoice', 'credit-note': 'Credit note' };

type Place = { x: number; isRight?: boolean };
const columns: readonly (Place & { name: string })[] = [
  { name: 'Item', x: margin },
  { name: 'HSN', x: 240, isRight: true },
  { name: 'Packs', x: 272, isRight: true },
  { name: 'Taxable value', x: 332, isRight: true },
  { name: 'GST', x: 360, isRight: true },
  { name: 'CGST', x: 405, isRight: true },
  { name: 'SGST/UTGST', x: 458, isRight: true },
  { name: 'IGST', x: 503, isRight: true },
  { name: 'Amount', x: width - margin, isRight: true },
];

/**
 * An invoice or credit note as a PDF, with what rule 46 (53 for a credit note) of the CGST Rules, 2017, asks for.
 *
 * @param number of the document
 * @param of the number of the invoice, on a credit note
 */
export function drawInvoice(
  order: ShopOrderRow,
  { kind, number, issuedAt, of }: { kind: InvoiceKind; number: string; issuedAt: Date; of: string | null },
): Buffer {
  takeFonts();
  const document = new PDFDocument({ title: `${titles[kind]} ${number}` });
  const pages = Math.max(1, Math.ceil(order.lines.length / rowsOnPage));
  for (let page = 0; page < pages; page += 1) {
    const context = document.beginPage(width, height);
    const { say } = pen(context);
    let y = drawHead(say, order, { kind, number, issuedAt, of });
    for (const { name, ...place } of columns) say(name, place, y, 7, true);
    y += 6;
    for (const line of order.lines.slice(page * rowsOnPage, (page + 1) * rowsOnPage)) {
      y += 18;
      say(cut(line.name, 34), { x: margin }, y, 8);
      say(cut(line.pack, 40), { x: margin }, y + 9, 6.5);
      const told = [
        ...[line.hsn, String(line.quantity), rupees(line.taxablePaise), `${line.taxPercent} %`],
        ...[rupees(line.cgstPaise), rupees(line.sgstPaise), rupees(line.igstPaise)],
        rupees(line.amountPaise + line.deliveryPaise),
      ];
      for (const [index, text] of told.entries()) say(text, columns[index + 1] ?? { x: 0 }, y, 7);
      y += 8;
    }
    if (page === pages - 1) drawTotals(say, order, y + 26);
    say(`Page ${page + 1} of ${pages}`, { x: width - margin, isRight: true }, height - 24, 7);
    document.endPage();
  }
  return document.close();
}

type Say = (text: string, place: Place, y: number, size: number, isBold?: boolean) => void;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function pen(context: ReturnType<PDFDocument['beginPage']>): { say: Say } {
  context.fillStyle = '#000000';
  return {
    say(text, { x, isRight }, y, size, isBold = false) {
      context.font = `${isBold ? 'bold ' : ''}${size}px ${family}`;
      context.textAlign = isRight ? 'right' : 'left';
      context.fillText(text, x, y);
    },
  };
}

function drawHead(
  say: Say,
  { seller, address, number: orderNumber, totals, isSample }: ShopOrderRow,
  { kind, number, issuedAt, of }: { kind: InvoiceKind; number: string; issuedAt: Date; of: string | null },
): number {
  const left: Place = { x: margin };
  const right: Place = { x: width - margin, isRight: true };
  say(titles[kind], left, 60, 18, true);
  say(`No. ${number}`, right, 52, 10, true);
  say(`Date ${dayInIndia(issuedAt)}`, right, 66, 9);
  say(`Order ${orderNumber}`, right, 79, 9);
  if (of) say(`For invoice ${of}`, right, 92, 9);
  if (isSample)
    say('SAMPLE: nothing was sold and no tax is due. Everything here is invented.', left, 78, 9, true);
  const placeOf = (code: keyof typeof states) => `${states[code].name} (${states[code].gst})`;
  const from = [
    ...[seller.name, seller.line1, `${seller.city} ${seller.pin}`, placeOf(seller.state)],
    ...[`GSTIN ${seller.gstin}`, `Drug licence ${seller.drugLicence}`],
  ];
  const to = address
    ? [
        ...[address.name, address.line1, ...(address.line2 === null ? [] : [address.line2])],
        ...[`${address.city} ${address.pin}`, placeOf(address.state)],
      ]
    : ['Picked up at the clinic'];
  say('Sold by', left, 108, 8, true);
  for (const [index, text] of from.entries()) say(cut(text, 60), left, 121 + index * 12, 9);
  say('Delivered to', { x: 320 }, 108, 8, true);
  for (const [index, text] of to.entries()) say(cut(text, 48), { x: 320 }, 121 + index * 12, 9);
  say(
    `Place of supply: ${placeOf(totals.placeOfSupply)}. Tax is not payable on reverse charge. All amounts are in rupees (INR).`,
    left,
    202,
    8,
  );
  return 226;
}

function drawTotals(say: Say, { totals }: ShopOrderRow, from: number): void {
  const value: Place = { x: width - margin, isRight: true };
  const rows: [string, string][] = [
    ['Value before tax', rupees(totals.taxablePaise)],
    ...totals.taxes
      .filter(({ taxPercent }) => taxPercent > 0)
      .flatMap(({ taxPercent, cgstPaise, sgstPaise, igstPaise }): [string, string][] =>
        igstPaise > 0
          ? [[`IGST ${taxPercent} %`, rupees(igstPaise)]]
          : [
              [`CGST ${taxPercent / 2} %`, rupees(cgstPaise)],
              [`SGST/UTGST ${taxPercent / 2} %`, rupees(sgstPaise)],
            ],
      ),
    ['Delivery, in the amounts above', rupees(totals.deliveryPaise)],
    ['Rounding to whole rupees', rupees(totals.roundingPaise)],
  ];
  for (const [index, [name, amount]] of rows.entries()) {
    say(name, { x: 330 }, from + index * 14, 9);
    say(amount, value, from + index * 14, 9);
  }
  const y = from + rows.length * 14 + 8;
  say('Total (INR)', { x: 330 }, y, 12, true);
  say(rupees(totals.totalPaise), value, y, 12, true);
  say(
    'Prices include all taxes. This document was made by a computer and needs no signature on paper.',
    { x: margin },
    y + 34,
    8,
  );
}
