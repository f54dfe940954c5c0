import type { JobWithMetadata } from 'pg-boss';
import { describeError } from '../environment/log';
import type { AppContext } from '../operation/context';
import type { Boss } from '../queue/boss';
import type { Ids } from '../queue/enqueue';
import type { Job } from './job';

/**
 * Fetches jobs that are due and does them.
 *
 * @returns how many there were
 */
export async function runDue(
  job: Job,
  context: AppContext,
  boss: Boss,
  isEnding: () => boolean = () => false,
): Promise<number> {
  const found = await boss.fetch<Ids>(job.name, {
    batchSize: job.atOnce ?? 1,
    includeMetadata: true,
    priority: false,
  });
  // All of them, even if the database does not hear of one: whoever waits for this waits for each.
  const ended = await Promise.allSettled(found.map((one) => runOne(job, one, context, boss, isEnding)));
  const lost = ended.find((one) => one.status === 'rejected');
  if (lost) throw lost.reason;
  return found.length;
}

/** Runs one job and tells the database how it ended. If that cannot be told, the job is fetched again once it is old enough. */
async function runOne(
  job: Job,
  { id, data, retryCount, retryLimit }: JobWithMetadata<Ids>,
  context: AppContext,
  boss: Boss,
  isEnding: () => boolean,
): Promise<void> {
  const { name } = job;
  try {
    await job.run(data, context, isEnding);
  } catch (thrown) {
    const error = describeError(thrown);
    const told = { job: name, id, attempt: retryCount + 1, error };
    if (retryCount < retryLimit) context.log.warn(told, 'a job failed and will be tried again');
    else context.log.error(told, 'a job was given up');
    await boss.fail(name, id, error);
    return;
  }
  await boss.complete(name, id);
}
