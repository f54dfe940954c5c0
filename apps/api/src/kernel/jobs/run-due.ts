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
    batchSize: job.fetched ?? job.atOnce ?? 1,
    includeMetadata: true,
    priority: false,
  });
  const ended: PromiseSettledResult<boolean>[] = [];
  for (let from = 0; from < found.length; from += job.atOnce ?? 1) {
    const some = found.slice(from, from + (job.atOnce ?? 1));
    const runs = some.map((one) => runOne(job, one, context, boss, isEnding));
    ended.push(...(await Promise.allSettled(runs)));
  }
  // In one statement: each by itself would wait for the disk.
  const done = found.filter((_, index) => isDone(ended[index])).map(({ id }) => id);
  if (done.length > 0) await boss.complete(job.name, done);
  const lost = ended.find((one) => one.status === 'rejected');
  if (lost) throw lost.reason;
  return found.length;
}

const isDone = (one: PromiseSettledResult<boolean> | undefined): boolean =>
  one?.status === 'fulfilled' && one.value;

/**
 * Runs one job, and tells the database if it failed. If the end of a job cannot be told, it is fetched again once it is old enough.
 *
 * @returns false if it failed
 */
async function runOne(
  job: Job,
  { id, data, retryCount, retryLimit }: JobWithMetadata<Ids>,
  context: AppContext,
  boss: Boss,
  isEnding: () => boolean,
): Promise<boolean> {
  const { name } = job;
  try {
    await job.run(data, context, isEnding);
    return true;
  } catch (thrown) {
    const error = describeError(thrown);
    const told = { job: name, id, attempt: retryCount + 1, error };
    if (retryCount < retryLimit) context.log.warn(told, 'a job failed and will be tried again');
    else {
      context.log.error(told, 'a job was given up');
      await job.givenUp?.(data, context).catch((cause: unknown) => {
        context.log.error({ job: name, id, error: describeError(cause) }, 'that could not be noted');
      });
    }
    await boss.fail(name, id, error);
    return false;
  }
}
