import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownAcknowledgements } from '../policy/own-medicines';
import { type MedicineAcknowledgementRow, medicineAcknowledgements } from '../tables/medicines';

/** Returns what the caller said to warnings. */
export const findAcknowledgements = (
  caller: Pick<Caller, 'userId'>,
  tx: Reader,
): Promise<MedicineAcknowledgementRow[]> =>
  tx.select().from(medicineAcknowledgements).where(ownAcknowledgements(caller));
