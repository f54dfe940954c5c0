import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { labObservations } from '../tables/lab-observations';
import { labReadings } from '../tables/lab-readings';

/** A patient sees and decides about their own lab reports; those of others do not exist. */
export const ownReadings = (caller: Asking): SQL | undefined => own(labReadings.patientId, caller);
export const ownObservations = (caller: Asking): SQL | undefined => own(labObservations.patientId, caller);
