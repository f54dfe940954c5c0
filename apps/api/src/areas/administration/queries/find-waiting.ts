import { waitingStatuses } from '@nadi/domain/account/data-requests';
import { maxCounted } from '@nadi/domain/platform/admin-overview';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { countFound } from '../../../kernel/db/count-found';
import type { Reader } from '../../../kernel/db/transaction';
import { failedJobs } from '../../../kernel/tables/failed-jobs';
import { users } from '../../../kernel/tables/users';
import { dataRequests } from '../../account/offers';
import { doctorProfiles } from '../../doctors/offers';
import { registered } from '../policy/registrations';

/** Counts the registrations that wait for a decision, up to the most that is told. */
export const countWaitingRegistrations = (tx: Reader) =>
  countFound(
    tx
      .select({ at: doctorProfiles.appliedAt })
      .from(doctorProfiles)
      .innerJoin(users, eq(users.id, doctorProfiles.userId))
      .where(and(registered(), eq(doctorProfiles.verification, 'UNVERIFIED')))
      .orderBy(asc(doctorProfiles.appliedAt))
      .limit(maxCounted),
    tx,
  );

/** Counts the requests about personal data that wait, by the last days for their answers, up to the most that is told. */
export const countRequestsToAnswer = (tx: Reader) =>
  countFound(
    tx
      .select({ at: dataRequests.dueOn })
      .from(dataRequests)
      .where(inArray(dataRequests.status, waitingStatuses))
      .orderBy(asc(dataRequests.dueOn))
      .limit(maxCounted),
    tx,
  );

/** Counts the failed jobs that wait for a decision, from the newest on, up to the most that is told. */
export const countWaitingJobs = (tx: Reader) =>
  countFound(
    tx
      .select({ at: failedJobs.failedAt })
      .from(failedJobs)
      .where(eq(failedJobs.status, 'FAILED'))
      .orderBy(desc(failedJobs.failedAt))
      .limit(maxCounted),
    tx,
  );

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
