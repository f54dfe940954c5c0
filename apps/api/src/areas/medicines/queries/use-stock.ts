import type { KeptDose } from '@nadi/domain/medicines/medicine';
import { usedBy } from '@nadi/domain/medicines/record-dose';
import { stockAfter } from '@nadi/domain/medicines/stock';
import { eq } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import { type MedicineRow, medicines } from '../tables/medicines';

type Change = {
  /** The dose as it was recorded before, and as it is recorded now; null if nothing was. */
  before: Pick<KeptDose, 'status' | 'amount'> | null;
  after: Pick<KeptDose, 'status' | 'amount'> | null;
  now: Date;
};

/** Subtracts what was taken from the stock of a medicine, or puts it back. The medicine is locked by the caller. */
export async function useStock(
  { id, stock, version }: MedicineRow,
  { before, after, now }: Change,
  tx: Writer,
): Promise<void> {
  const left = stockAfter(stock, usedBy(after) - usedBy(before));
  if (left === stock) return;
  await tx
    .update(medicines)
    .set({ stock: left, version: version + 1, updatedAt: now })
    .where(eq(medicines.id, id));
}
