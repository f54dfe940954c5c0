import { describeError } from '../environment/log';
import type { AppContext } from '../operation/context';
import type { Job } from './job';
import type { Sweep } from './sweep';

/** Runs all sweeps once. A failed one is logged and does not stop the others. */
export async function sweepOnce(
  context: AppContext,
  sweeps: readonly Sweep[],
  isEnding: () => boolean = () => false,
): Promise<{ done: Record<string, number>; failed: string[] }> {
  const done: Record<string, number> = {};
  const failed: string[] = [];
  for (const { name, run } of sweeps) {
    if (isEnding()) break;
    try {
      const count = await run(context);
      if (count > 0) done[name] = count;
    } catch (error) {
      failed.push(name);
      context.log.error({ sweep: name, error: describeError(error) }, 'housekeeping failed');
    }
  }
  if (Object.keys(done).length > 0) context.log.info(done, 'housekeeping');
  return { done, failed };
}

/** All sweeps, each hour on one of the servers; tried again where one of them fails. */
export const housekeeping = (sweeps: readonly Sweep[]): Job => ({
  name: 'housekeeping',
  schedule: { cron: '17 * * * *', timeZone: 'UTC' },
  async run(_, context, isEnding) {
    const { failed } = await sweepOnce(context, sweeps, isEnding);
    if (failed.length > 0) throw new Error(`Sweeps failed: ${failed.join(', ')}`);
  },
});
