import { dayInIndia } from '../kernel/time-zone';

/** The financial year of a moment, from April to March in India, such as `26-27`. */
export function financialYear(at: Date): string {
  const day = dayInIndia(at);
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  const two = (number: number) => String(number % 100).padStart(2, '0');
  return `${two(year)}-${two(year + 1)}`;
}

export type InvoiceKind = 'invoice' | 'credit-note';

/** The series of numbers, each without gaps within its financial year. Samples take no number of the legal ones. */
export const invoiceSeries = {
  invoice: 'NS',
  'credit-note': 'NC',
  'sample-invoice': 'XS',
  'sample-credit-note': 'XC',
} as const;
export type InvoiceSeries = keyof typeof invoiceSeries;
export const invoiceSeriesNames = Object.keys(invoiceSeries) as [InvoiceSeries, ...InvoiceSeries[]];

export const seriesOf = (kind: InvoiceKind, isSample: boolean): InvoiceSeries =>
  isSample ? `sample-${kind}` : kind;

/** The number of an invoice, at most sixteen signs: CGST Rules, 2017, rule 46 (b), and for credit notes rule 53 (1A). */
export const invoiceNumber = (series: InvoiceSeries, year: string, place: number): string =>
  `${invoiceSeries[series]}/${year}/${String(place).padStart(6, '0')}`;

/** Months for which an invoice is kept after the annual return of its financial year is due: CGST Act, section 36. */
export const invoiceMonths = 72;

/**
 * The end of the term for which an invoice is kept: its months from the day on which the annual return of its financial year is due, which is the 31st of
 * December after it (CGST Act, sections 36 and 44; CGST Rules, rule 80).
 */
export function keptUntil(issuedAt: Date): Date {
  const year = Number(`20${financialYear(issuedAt).slice(3)}`);
  return new Date(Date.UTC(year, 11 + invoiceMonths, 31, 18, 30));
}

/** Years for which the register of Schedule H1 is kept: Drugs Rules, 1945, rule 65 (3) (h), by G.S.R. 588 (E) of 30 August 2013. */
export const registerYears = 3;

/** The words for erasure and exports, of what stays. */
export const invoicesStay = `An invoice stays for the term that the law asks for (${invoiceMonths} months after the annual return of its financial year is due, CGST Act, section 36), with its number, day, amounts, HSN codes and tax. Your name, your address and the names of products do not stay in it.`;
export const registerStays = `What was supplied of a medicine of Schedule H1 stays for ${registerYears} years in a register that the law asks for (Drugs Rules, 1945, rule 65): the day, the names of the prescriber and of the patient on the prescription, the medicine and its quantity. It is linked to no account.`;
export const pharmacistStays =
  'Your name and registration number stay in the orders whose prescriptions you decided, until those are erased.';
