type Source = { title: string; clause: string; url: string };

const rates2025: Source = {
  title: 'Notification No. 9/2025-Central Tax (Rate), 17 September 2025',
  clause: 'In force from 22 September 2025; Schedule I: 2.5 % central tax, Schedule II: 9 %',
  url: 'https://www.cbic.gov.in',
};
const exempt2025: Source = {
  title: 'Notification No. 10/2025-Central Tax (Rate), 17 September 2025',
  clause: 'Exempt goods, in force from 22 September 2025',
  url: 'https://www.cbic.gov.in',
};
const rates2017: Source = {
  title: 'Notification No. 1/2017-Central Tax (Rate), 28 June 2017, as amended',
  clause: 'Until 21 September 2025; Schedule II: 6 % central tax, Schedule III: 9 %',
  url: 'https://www.cbic.gov.in',
};
const exempt2018: Source = {
  title: 'Notification No. 19/2018-Central Tax (Rate), 26 July 2018',
  clause: 'Sanitary towels are exempt from 27 July 2018',
  url: 'https://www.cbic.gov.in',
};

export type TaxRate = {
  /** The first digits of the codes of the Harmonised System of Nomenclature for which it holds. */
  hsn: string;
  goods: string;
  /** Central tax with that of the state, or integrated tax, in per cent. */
  percent: number;
  /** The first day on which it holds, in India. */
  from: string;
  source: Source;
};

const since2025 = (hsn: string, goods: string, before: number, percent: number): TaxRate[] => [
  { hsn, goods, percent: before, from: '2017-07-01', source: rates2017 },
  { hsn, goods, percent, from: '2025-09-22', source: percent === 0 ? exempt2025 : rates2025 },
];

/**
 * Rates of goods of a pharmacy, by the day from which they hold. Medicines that are exempt by name (a schedule of Notification 10/2025) are not sold here, and
 * neither is a product whose code is not in this list: its rate would be guessed.
 */
export const taxRates: readonly TaxRate[] = [
  ...since2025('3003', 'Medicaments, not in doses', 12, 5),
  ...since2025('3004', 'Medicaments in doses or for retail', 12, 5),
  ...since2025('3005', 'Wadding, gauze, bandages, plasters', 12, 5),
  ...since2025('3006', 'Pharmaceutical goods, first-aid boxes', 12, 5),
  ...since2025('330610', 'Toothpaste and tooth powder', 18, 5),
  ...since2025('330620', 'Dental floss', 18, 5),
  ...since2025('330690', 'Mouthwash and other care of the mouth', 18, 18),
  {
    hsn: '380894',
    goods: 'Disinfectants, hand sanitiser',
    percent: 18,
    from: '2017-07-01',
    source: rates2017,
  },
  {
    hsn: '380894',
    goods: 'Disinfectants, hand sanitiser',
    percent: 18,
    from: '2025-09-22',
    source: rates2025,
  },
  ...since2025('3822', 'Diagnostic kits and reagents', 12, 5),
  ...since2025('9018', 'Instruments for medical use', 12, 5),
  ...since2025('9019', 'Apparatus for breathing and massage', 12, 5),
  ...since2025('9025', 'Thermometers for medical use', 18, 5),
  ...since2025('9027', 'Glucometers and test strips', 12, 5),
  { hsn: '961900', goods: 'Sanitary towels', percent: 0, from: '2018-07-27', source: exempt2018 },
  { hsn: '961900', goods: 'Sanitary towels', percent: 0, from: '2025-09-22', source: exempt2025 },
];

/** The rate of a code on a day; null if it is not known. @param day `YYYY-MM-DD`, in India */
export function taxPercentOf(hsn: string, day: string): number | null {
  const known = taxRates.filter((rate) => hsn.startsWith(rate.hsn) && rate.from <= day);
  const [best] = [...known].sort(
    (a, b) => b.hsn.length - a.hsn.length || (a.from < b.from ? 1 : a.from > b.from ? -1 : 0),
  );
  return best?.percent ?? null;
}
