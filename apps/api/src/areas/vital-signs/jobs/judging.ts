import { describeError } from '../../../kernel/environment/log';
import type { AppContext } from '../../../kernel/operation/context';
import { judgeDue, markOutdated } from './judge-due';

/** Milliseconds after which a server checks again for readings that a request left. */
const pause = 15_000;

/** Assesses due readings now and every few seconds; `stop` resolves when the current batch has ended. */
export function startJudging(context: AppContext): { stop(): Promise<void> } {
  let isEnding = false;
  let isMarked = false;
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<unknown> = Promise.resolve();
  const work = async () => {
    try {
      if (!isMarked) await markOutdated(context);
      isMarked = true;
      const changed = await judgeDue(context, () => isEnding);
      if (changed > 0) context.log.info({ changed }, 'readings judged anew');
    } catch (error) {
      context.log.error({ error: describeError(error) }, 'judging anew failed');
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
