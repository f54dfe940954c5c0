import { describeError } from '../../../kernel/environment/log';
import type { AppContext } from '../../../kernel/operation/context';
import { markOutdated, reassessDue } from './reassess-due';

/** Milliseconds after which a server checks again for readings that a request left. */
const pause = 15_000;

/** Assesses due readings now and every few seconds; `stop` resolves when the current batch has ended. */
export function startReassessing(context: AppContext): { stop(): Promise<void> } {
  let isEnding = false;
  let isMarked = false;
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<unknown> = Promise.resolve();
  const work = async () => {
    try {
      if (!isMarked) await markOutdated(context);
      isMarked = true;
      const changed = await reassessDue(context, () => isEnding);
      if (changed > 0) context.log.info({ changed }, 'readings reassessed');
    } catch (error) {
      context.log.error({ error: describeError(error) }, 'reassessing failed');
    }
  };
  const turn = () => {
    underway = work().finally(() => {
      if (!isEnding) timer = setTimeout(turn, pause).unref();
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
