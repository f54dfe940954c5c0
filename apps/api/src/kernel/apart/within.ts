import { Worker } from 'node:worker_threads';
import { compilingMs, type Limits, ours, yieldProcessor } from './apart';

const megabyte = 1024 * 1024;
/** Bytes that the compiler takes for the decoders: 350 MB were seen. */
const compiler = 600 * megabyte;

/** Runs the program of a process of its own, which `askApart` has started with these arguments, and tells its outcome. */
export async function answerApart<Answer extends object>(
  answer: (args: string[], limits: Limits) => Promise<Answer>,
): Promise<void> {
  // All threads of this process take over the priority of this one.
  yieldProcessor(process.pid);
  // The server is gone: nobody waits for the outcome.
  process.once('disconnect', () => process.exit());
  const args = process.argv.slice(2);
  const outcome = await answer(args, JSON.parse(args.pop() ?? '{}'));
  process.send?.(outcome, undefined, undefined, () => process.exit());
}

type Thread = { name: string; from: string; asked: object };

/**
 * Runs a thread of the process: a decoder may not give way, and the thread beside it sees how long it takes, and how much memory.
 *
 * @returns its one message; `too-much` where it took too much memory, `too-long` where its time was over, `failed` where it failed
 */
export function inThread<Answer extends object>(
  { name, from, asked }: Thread,
  { milliseconds, heap, growth }: Limits,
): Promise<Answer | 'too-much' | 'too-long' | 'failed'> {
  const { isBundled, file } = ours(name, from);
  const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(file.href)}, ${JSON.stringify(from)}))`;
  return new Promise((resolve) => {
    const most = process.memoryUsage.rss() + growth + (isBundled ? 0 : compiler);
    const worker = new Worker(isBundled ? file : fromSource, {
      eval: !isBundled,
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: heap / megabyte },
    });
    const began = performance.now();
    setInterval(() => {
      const isTooLong = performance.now() - began > milliseconds + (isBundled ? 0 : compilingMs);
      if (isTooLong) resolve('too-long');
      // Looks at the process too: what lies in buffers is in no limit of a thread.
      if (process.memoryUsage.rss() > most) resolve('too-much');
    }, 50).unref();
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much' : 'failed'),
    );
    worker.once('exit', () => resolve('failed'));
  });
}
