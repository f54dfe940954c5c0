import { and, isNull, type SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { vitalSignDays } from '../tables/vital-sign-days';
import { vitalSigns } from '../tables/vital-signs';

/** A patient sees and changes their own readings; those of others, and deleted ones, do not exist. */
export const ownReadings = (caller: Asking): SQL | undefined =>
  and(own(vitalSigns.patientId, caller), isNull(vitalSigns.deletedAt));

/** Counts and sums of one's own readings by day. */
export const ownReadingDays = (caller: Asking): SQL | undefined => own(vitalSignDays.patientId, caller);
