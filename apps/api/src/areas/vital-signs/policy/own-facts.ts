import type { SQL } from 'drizzle-orm';
import { healthFacts } from '../tables/health-facts';
import { type Asking, own } from '../../../kernel/policy/own';

/** A patient sees and changes their own facts; those of others do not exist. */
export const ownFacts = (caller: Asking): SQL | undefined => own(healthFacts.patientId, caller);
