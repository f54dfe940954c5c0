import { and, isNull, type SQL } from 'drizzle-orm';
import { vitalSigns } from '../db/schema/vital-signs';
import { type Asking, own } from './own';

/** A patient sees and changes their own readings; those of others, and deleted ones, do not exist. */
export const ownReadings = (caller: Asking): SQL | undefined =>
  and(own(vitalSigns.patientId, caller), isNull(vitalSigns.deletedAt));
