import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { medicalHistories, medicalHistoryEntries } from '../tables/medical-histories';

/** A patient sees and changes their own medical history; those of others do not exist. */
export const ownHistory = (caller: Asking): SQL | undefined => own(medicalHistories.patientId, caller);
export const ownEntries = (caller: Asking): SQL | undefined => own(medicalHistoryEntries.patientId, caller);
