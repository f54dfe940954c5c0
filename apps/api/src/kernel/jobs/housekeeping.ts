import { describeError } from '../environment/log';
import type { AppContext } from '../operation/context';
import type { Sweep } from './sweep';

const hour = 3_600_000;
/** Maximum random delay between servers that started together, in milliseconds. */
const spread = 5 * 60_000;

/** Runs all sweeps once. A failed one is logged and does not stop the others. */
export async function sweepOnce(
  context: AppContext,
  sweeps: readonly Sweep[],
  isEnding: () => boolean = () => false,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  for (const { name, run } of sweeps) {
    if (isEnding()) break;
    try {
      const count = await run(context);
      if (count > 0) done[name] = count;
    } catch (error) {
      context.log.error({ sweep: name, error: describeError(error) }, 'housekeeping failed');
    }
  }
  if (Object.keys(done).length > 0) context.log.info(done, 'housekeeping');
  return done;
}

/** Sweeps now and each hour; `stop` resolves when the current sweep has ended. */
export function startHousekeeping(context: AppContext, sweeps: readonly Sweep[]): { stop(): Promise<void> } {
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<unknown> = Promise.resolve();
  const turn = () => {
    underway = sweepOnce(context, sweeps, () => isEnding).finally(() => {
      if (!isEnding) timer = setTimeout(turn, hour + Math.random() * spread).unref();
    });
  };
  turn();
  return {
    async stop() {
      isEnding = true;
      clearTimeout(timer);
      await underway;
    },
  };
}
