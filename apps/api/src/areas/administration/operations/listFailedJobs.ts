import { answer } from '@nadi/api-server/answers';
import { placeOf } from '@nadi/domain/kernel/page';
import { count, desc, eq } from 'drizzle-orm';
import { reading } from '../../../kernel/operation/operation';
import { failedJobs } from '../../../kernel/tables/failed-jobs';
import { presentFailedJob } from '../presenters/failed-job';

export const listFailedJobs = reading('listFailedJobs', async ({ query }, { tx }) => {
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
  const { body } = answer(found.map(presentFailedJob));
  return { body: { ...body, pagination: placeOf({ page, limit, total: all?.total ?? 0 }) } };
});
