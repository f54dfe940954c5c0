import type { SentProduct } from '../import-products';
import type { KeptProduct } from '../product';
import { sampleGoods } from './goods';
import { sampleMedicines } from './medicines';

const makers: Readonly<Record<string, string>> = {
  R: 'Example Remedies (invented)',
  G: 'Sample Generics (invented)',
  D: 'Sample Devices (invented)',
};

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** A field of a row; one that is missing is a mistake of ours. */
function field(row: readonly string[], place: number): string {
  const value = row[place];
  if (value === undefined) throw new Error(`A product of the sample is too short: ${row[0]}`);
  return value;
}

const orNull = (text: string): string | null => (text === '' ? null : text);
const described = (text: string) => `Invented sample. ${text}`;

const medicine = (row: readonly string[]): SentProduct => ({
  ...{
    code: field(row, 0),
    name: field(row, 1),
    maker: makers[field(row, 2)] ?? '',
    category: field(row, 3),
  },
  form: field(row, 4) as KeptProduct['form'],
  ...{ strength: orNull(field(row, 5)), composition: orNull(field(row, 6)), pack: field(row, 7) },
  ...{ units: Number(field(row, 8)), unit: field(row, 9) },
  schedule: field(row, 10) as KeptProduct['schedule'],
  ...{ hsn: '3004', pricePaise: Number(field(row, 11)), mrpPaise: Number(field(row, 12)) },
  ...{ stock: Number(field(row, 13)), description: described(field(row, 14)), use: orNull(field(row, 15)) },
  ...{ storage: orNull(field(row, 16)), maxQuantity: field(row, 10) === 'none' ? 10 : 6 },
});

const good = (row: readonly string[]): SentProduct => ({
  ...{
    code: field(row, 0),
    name: field(row, 1),
    maker: makers[field(row, 2)] ?? '',
    category: field(row, 3),
  },
  form: field(row, 4) as KeptProduct['form'],
  ...{ strength: null, composition: null, hsn: field(row, 5), pack: field(row, 6) },
  ...{ units: Number(field(row, 7)), unit: field(row, 8), schedule: 'none' },
  ...{ pricePaise: Number(field(row, 9)), mrpPaise: Number(field(row, 10)), stock: Number(field(row, 11)) },
  ...{ description: described(field(row, 12)), use: orNull(field(row, 13)), storage: null, maxQuantity: 10 },
});

/** Invented products, to try the shop out: nobody can buy them, and each says so. */
export const sampleProducts: readonly SentProduct[] = [
  ...rows(sampleMedicines).map(medicine),
  ...rows(sampleGoods).map(good),
];

/** The id that a product of the sample has in every installation, after its place. */
export const sampleProductId = (place: number): string =>
  `0198f000-0000-7000-8000-0000000${String(31001 + place).padStart(5, '0')}`;
