import type { AppContext } from '../operation/context';
import { bossOver } from '../queue/boss';
import { fireIfDue } from '../queue/schedule';
import type { Job } from './job';
import { startLoop } from './loop';
import { runDue } from './run-due';

/** Milliseconds between two looks for jobs of other servers, and for those that are tried again. */
const pause = 5_000;
/** Milliseconds between two looks at schedules, and for jobs whose server is gone. */
const keepingPause = 15_000;

/** Does jobs until it is told to stop, a queue beside the other; `stop` resolves when those under way are done. */
export function startWorkers(context: AppContext, jobs: readonly Job[]): { stop(): Promise<void> } {
  const boss = bossOver(context);
  const loops = new Map(
    jobs.map((job) => {
      const turn = async (isEnding: () => boolean) => (await runDue(job, context, boss, isEnding)) > 0;
      return [job.name, startLoop(turn, pause, context.log)] as const;
    }),
  );
  const keep = async () => {
    for (const { name, schedule } of jobs)
      if (schedule && (await fireIfDue(name, schedule, context))) loops.get(name)?.wake();
    await boss.maintain();
    return false;
  };
  const keeping = startLoop(keep, keepingPause, context.log);
  context.bell.answer({
    wake: (queue) => loops.get(queue)?.wake(),
    idle: async (queue) => loops.get(queue)?.idle(),
  });
  return {
    async stop() {
      await Promise.all([keeping, ...loops.values()].map((loop) => loop.stop()));
    },
  };
}
