import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { familyTies } from '../../../kernel/tables/family-ties';
import { familyInvitations } from '../tables/family-invitations';

/** Ties by which others act for the caller, and those by which the caller acts. */
export const tiesTo = (caller: Asking): SQL | undefined => own(familyTies.patientId, caller);
export const tiesOf = (caller: Asking): SQL | undefined => own(familyTies.userId, caller);

/** Invitations that the caller sent. */
export const sentBy = (caller: Asking): SQL | undefined => own(familyInvitations.senderId, caller);
