import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { daysKept } from '@nadi/domain/platform/retention';
import { lt, lte, sql } from 'drizzle-orm';
import { batch, removing, repeat, type Sweep } from '../../../kernel/jobs/sweep';
import { familyTies } from '../../../kernel/tables/family-ties';
import { familyInvitations } from '../tables/family-invitations';

/** Milliseconds for which an invitation is kept after it can no longer be answered or used. */
const kept = daysKept.familyInvitations * 86_400_000;

/** Forgets the address to which a link to take a record over went, and its hash. */
const forgettingTakeOvers: Sweep = {
  name: 'invitations to take a record over',
  run: ({ db, clock }) =>
    repeat(async () => {
      const over = new Date(clock.now().getTime() - kept).toISOString();
      const forgotten = await db.write('keeper', (tx) =>
        tx.execute(sql`update dependants set take_over_email = null, take_over_hash = null, take_over_sent_at = null, take_over_expires_at = null, take_over_tries = 0
          where patient_id in (select patient_id from dependants where take_over_expires_at <= ${over}::timestamptz limit ${batch} for update skip locked) returning 1`),
      );
      return (forgotten as { rows: unknown[] }).rows.length;
    }),
};

export const sweeps: readonly Sweep[] = [
  forgettingTakeOvers,
  removing('family invitations', familyInvitations, (now) =>
    lte(familyInvitations.expiresAt, new Date(now.getTime() - kept)),
  ),
  removing('family ties past their last day', familyTies, (now) => lt(familyTies.until, dayInIndia(now))),
];
