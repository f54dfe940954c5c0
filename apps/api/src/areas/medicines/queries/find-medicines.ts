import { notFound } from '@nadi/api-server/problem';
import { and, asc, eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { ownMedicines } from '../policy/own-medicines';
import { type MedicineRow, medicines } from '../tables/medicines';

/** Returns all medicines of the caller, the oldest first. */
export const findMedicines = (caller: Pick<Caller, 'userId'>, tx: Reader): Promise<MedicineRow[]> =>
  tx
    .select()
    .from(medicines)
    .where(ownMedicines(caller))
    .orderBy(asc(medicines.createdAt), asc(medicines.id));

/** Returns the same, with all other additions held back until the end of the transaction. */
export const holdMedicines = (caller: Caller, tx: Reader): Promise<MedicineRow[]> =>
  countAlone('medicines', caller.userId, tx, () => findMedicines(caller, tx));

/** Returns a medicine of the caller, locked until the end of the transaction; null if it is absent or another's. */
export async function holdMedicine(id: string, caller: Caller, tx: Reader): Promise<MedicineRow | null> {
  if (!isUuid(id)) return null;
  const [found] = await tx
    .select()
    .from(medicines)
    .where(and(ownMedicines(caller), eq(medicines.id, id)))
    .for('update');
  return found ?? null;
}

/** @throws 404 if it is absent or another's */
export async function pickMedicine(id: string, caller: Caller, tx: Reader): Promise<MedicineRow> {
  const found = await holdMedicine(id, caller, tx);
  if (!found) throw notFound();
  return found;
}
