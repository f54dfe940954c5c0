import { waitingStatuses } from '@nadi/domain/account/data-requests';
import { maxCounted } from '@nadi/domain/platform/admin-overview';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { failedJobs } from '../../../kernel/tables/failed-jobs';
import { users } from '../../../kernel/tables/users';
import { dataRequests } from '../../account/offers';
import { doctorProfiles } from '../../doctors/offers';
import { registered } from '../policy/registrations';

/** Returns the registrations that wait for a decision, as far as they are counted, the oldest first. */
export const findWaitingRegistrations = (tx: Reader) =>
  tx
    .select({ at: doctorProfiles.appliedAt })
    .from(doctorProfiles)
    .innerJoin(users, eq(users.id, doctorProfiles.userId))
    .where(and(registered(), eq(doctorProfiles.verification, 'UNVERIFIED')))
    .orderBy(asc(doctorProfiles.appliedAt))
    .limit(maxCounted);

/** Returns the last days of the requests about personal data that wait, as far as they are counted, the earliest first. */
export const findWaitingRequests = (tx: Reader) =>
  tx
    .select({ dueOn: dataRequests.dueOn })
    .from(dataRequests)
    .where(inArray(dataRequests.status, waitingStatuses))
    .orderBy(asc(dataRequests.dueOn))
    .limit(maxCounted);

/** Returns the failed jobs that wait for a decision, as far as they are counted, the newest first. */
export const findWaitingJobs = (tx: Reader) =>
  tx
    .select({ at: failedJobs.failedAt })
    .from(failedJobs)
    .where(eq(failedJobs.status, 'FAILED'))
    .orderBy(desc(failedJobs.failedAt))
    .limit(maxCounted);

/** Returns how much work of the server is due and has not begun, and since when. */
export async function findDueJobs(
  now: Date,
  tx: Reader,
): Promise<{ due: number; oldestDueAt: string | null }> {
  const [found] = await tx
    .select({ many: sql<number>`many`, oldest: sql<string | Date | null>`oldest` })
    .from(sql`count_due_jobs(${now.toISOString()}::timestamptz, ${maxCounted})`);
  return {
    due: found?.many ?? 0,
    oldestDueAt: found?.oldest ? new Date(found.oldest).toISOString() : null,
  };
}
