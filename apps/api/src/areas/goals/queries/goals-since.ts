import type { HealthGoal } from '@nadi/contract/schema';
import { maxReportRows } from '@nadi/domain/reports/report';
import { and, desc, gte, inArray, or } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { healthGoals } from '../tables/health-goals';
import { tellGoals } from './tell-goals';

/** Returns the goals that are not over, and those that ended since a time, the newest first. */
export async function goalsSince(
  since: Date,
  asking: { tx: Reader; caller: Caller; now: Date },
): Promise<HealthGoal[]> {
  const { tx, caller } = asking;
  const rows = await tx
    .select()
    .from(healthGoals)
    .where(
      and(
        own(healthGoals.patientId, caller),
        or(
          inArray(healthGoals.status, ['not_started', 'in_progress', 'paused']),
          gte(healthGoals.statusSince, since),
        ),
      ),
    )
    .orderBy(desc(healthGoals.createdAt), desc(healthGoals.id))
    .limit(maxReportRows + 1);
  return tellGoals(rows, asking);
}
