import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { medicineAcknowledgements, medicineDoses, medicines } from '../tables/medicines';

/** A patient sees and changes their own medicines and doses; those of others do not exist. */
export const ownMedicines = (caller: Asking): SQL | undefined => own(medicines.patientId, caller);
export const ownDoses = (caller: Asking): SQL | undefined => own(medicineDoses.patientId, caller);
export const ownAcknowledgements = (caller: Asking): SQL | undefined =>
  own(medicineAcknowledgements.patientId, caller);
