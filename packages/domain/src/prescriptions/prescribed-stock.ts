import type { PrescriptionItem } from './prescription';

/** Returns the stock that a prescription gives, in the unit of the doses; null if it is counted in packs, of which the content is unknown. */
export const prescribedStock = ({
  quantity,
  quantityUnit,
  doseUnit,
}: Pick<PrescriptionItem, 'quantity' | 'quantityUnit' | 'doseUnit'>): number | null =>
  quantityUnit === doseUnit ? quantity : null;
