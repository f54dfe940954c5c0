import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { healthFacts } from '../tables/health-facts';

/** A patient sees and changes their own facts; those of others do not exist. */
export const ownFacts = (caller: Asking): SQL | undefined => own(healthFacts.patientId, caller);
