import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { lt, lte } from 'drizzle-orm';
import { removing, type Sweep } from '../../../kernel/jobs/sweep';
import { familyTies } from '../../../kernel/tables/family-ties';
import { familyInvitations } from '../tables/family-invitations';

/** Milliseconds for which an invitation is kept after it can no longer be answered. */
const kept = 30 * 86_400_000;

export const sweeps: readonly Sweep[] = [
  removing('family invitations', familyInvitations, (now) =>
    lte(familyInvitations.expiresAt, new Date(now.getTime() - kept)),
  ),
  removing('family ties past their last day', familyTies, (now) => lt(familyTies.until, dayInIndia(now))),
];
