import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { vitalSigns } from '../db/schema/vital-signs';
import type { Caller } from '../sessions/caller';

/** A patient sees and changes their own readings; those of others, and deleted ones, do not exist. */
export const ownReadings = (caller: Caller): SQL | undefined =>
  and(eq(vitalSigns.patientId, caller.userId), isNull(vitalSigns.deletedAt));
