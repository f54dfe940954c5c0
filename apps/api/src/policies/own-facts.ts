import type { SQL } from 'drizzle-orm';
import { healthFacts } from '../db/schema/health-facts';
import { type Asking, own } from './own';

/** A patient sees and changes their own facts; those of others do not exist. */
export const ownFacts = (caller: Asking): SQL | undefined => own(healthFacts.patientId, caller);
