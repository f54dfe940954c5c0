import { isCategory } from './categories';
import type { KeptProduct } from './product';
import { needsPrescription } from './product';
import { taxPercentOf } from './tax-rates';

/** A product as it is sent to be imported; Schedule X is among what may be said, so that its refusal can be told. */
export type SentProduct = Omit<
  KeptProduct,
  | 'id'
  | 'reserved'
  | 'maxQuantity'
  | 'isListed'
  | 'isSample'
  | 'version'
  | 'updatedAt'
  | 'schedule'
  | 'strength'
  | 'composition'
  | 'use'
  | 'storage'
  | 'countryOfOrigin'
> & {
  schedule?: KeptProduct['schedule'] | 'X' | undefined;
  strength?: string | null | undefined;
  composition?: string | null | undefined;
  use?: string | null | undefined;
  storage?: string | null | undefined;
  countryOfOrigin?: string | undefined;
  maxQuantity?: number | undefined;
};

export type ProductRefusal =
  | 'schedule-x'
  | 'above-mrp'
  | 'no-rate'
  | 'no-category'
  | 'no-composition'
  | 'twice';

/** Why a product is not taken; null if it is. @param day today in India */
export function refuseProduct(sent: SentProduct, day: string): ProductRefusal | null {
  const { schedule = 'none', pricePaise, mrpPaise, hsn, category, composition } = sent;
  if (schedule === 'X') return 'schedule-x';
  if (pricePaise > mrpPaise) return 'above-mrp';
  if (taxPercentOf(hsn, day) === null) return 'no-rate';
  if (!isCategory(category)) return 'no-category';
  // A pharmacist compares it with the prescription.
  return needsPrescription(schedule) && !composition ? 'no-composition' : null;
}

/** The words of a product as they are kept. @throws if it is of Schedule X, which is refused before */
export function toProductColumns(sent: SentProduct) {
  const { schedule = 'none' } = sent;
  if (schedule === 'X') throw new Error('A product of Schedule X is never sold.');
  const { code, name, maker, category, form, pack, units, unit, hsn, mrpPaise, pricePaise, description } =
    sent;
  return {
    ...{ code, name, maker, category, form, pack, units, unit, hsn, mrpPaise, pricePaise, description },
    ...{ schedule, strength: sent.strength ?? null, composition: sent.composition ?? null },
    ...{ use: sent.use ?? null, storage: sent.storage ?? null },
    ...{ countryOfOrigin: sent.countryOfOrigin ?? 'India', maxQuantity: sent.maxQuantity ?? 10 },
  };
}
