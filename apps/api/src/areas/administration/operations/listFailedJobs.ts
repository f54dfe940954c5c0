import { count, desc, eq } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { failedJobs } from '../../../kernel/tables/failed-jobs';
import { presentFailedJob } from '../presenters/failed-job';

export const listFailedJobs = query('listFailedJobs', async ({ query }, { tx }) => {
  const { page, limit, status } = query;
  const chosen = status && eq(failedJobs.status, status);
  const [all] = await tx.select({ total: count() }).from(failedJobs).where(chosen);
  const found = await tx
    .select()
    .from(failedJobs)
    .where(chosen)
    .orderBy(desc(failedJobs.failedAt), desc(failedJobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return pageAnswer(found.map(presentFailedJob), { page, limit, total: all?.total ?? 0 });
});
