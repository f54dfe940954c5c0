import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { emergencyContacts } from '../tables/emergency-contacts';

/** A patient sees and changes their own emergency contacts; those of others do not exist. */
export const ownContacts = (caller: Asking): SQL | undefined => own(emergencyContacts.patientId, caller);
