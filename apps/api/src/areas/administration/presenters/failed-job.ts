import type { FailedJob } from '@nadi/contract/schema';
import type { failedJobs } from '../../../kernel/tables/failed-jobs';

/** Without the ids that it carries: they are of persons. */
export const presentFailedJob = (row: typeof failedJobs.$inferSelect): FailedJob => ({
  id: row.id,
  job: row.queue,
  problem: row.problem,
  attempts: row.attempts,
  enqueuedAt: row.enqueuedAt.toISOString(),
  failedAt: row.failedAt.toISOString(),
  status: row.status,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  version: row.version,
});
