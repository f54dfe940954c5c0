import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/** Limits of looking at one file. */
export type Limits = {
  milliseconds: number;
  /** Bytes of JavaScript's own memory, and of all memory, by which the process that looks may grow. */
  heap: number;
  growth: number;
};

/** Milliseconds after its time in which the process says so itself. */
const grace = 10_000;
/** Milliseconds that the compiler may take for a program on a busy machine: 25 seconds were seen. */
export const compilingMs = 30_000;

/** A program or a thread of ours: the bundle has it beside itself; the sources need their compiler. */
export function ours(name: string, from: string) {
  const bundled = new URL(`./${name}.js`, from);
  const isBundled = existsSync(bundled);
  return { isBundled, file: isBundled ? bundled : new URL(`./${name}.ts`, from) };
}

/** Lets the server go first on the processor: others wait for it, and what a file costs may take longer. */
export function yieldProcessor(pid: number | undefined): void {
  // 0 would be this process.
  if (!pid) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

type Program = {
  /** Its file, without the ending, beside the module at `from`. */
  name: string;
  from: string;
  args: readonly string[];
  limits: Limits;
};

const running = new Set<ChildProcess>();
let isEnding = false;

/** Ends what runs apart, which may take minutes: a server that is told to end does not wait for it, and its jobs are run again by the next. */
export function endApart(): void {
  isEnding = true;
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Runs a program of ours in a process of its own, which gets what somebody sent through its input, and no key, no database and no other file: what a
 * decoder does there, and the memory that it takes, is not the server's.
 *
 * @returns its one message; `killed` if it was ended before that, `ended` if it ended itself
 * @throws if the server ends
 */
export async function askApart<Answer extends object>(
  { name, from, args, limits }: Program,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Answer | 'killed' | 'ended'> {
  if (isEnding) throw new Error('The server ends.');
  const { isBundled, file } = ours(name, from);
  const child = fork(fileURLToPath(file), [...args, JSON.stringify(limits)], {
    cwd: fileURLToPath(new URL('.', from)),
    env: {},
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    serialization: 'advanced',
    // Decoders complain there of what they are given.
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  yieldProcessor(child.pid);
  const timer = setTimeout(
    () => child.kill('SIGKILL'),
    limits.milliseconds + grace + (isBundled ? 0 : compilingMs),
  );
  try {
    const answered = new Promise<Answer | 'killed' | 'ended'>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Answer));
      child.once('error', reject);
      // Its end may be heard before its last message; when its channel has closed, all were.
      void Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(() =>
        resolve(child.signalCode === null ? 'ended' : 'killed'),
      );
    });
    const { stdin } = child;
    if (!stdin) throw new Error('A process to which nothing can be written was started.');
    // It may have seen enough before the end.
    const sent = pipeline(Readable.from(content), stdin).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
    const [outcome] = await Promise.all([answered, sent]);
    if (outcome === 'killed' && isEnding) throw new Error('The server ended what ran apart.');
    return outcome;
  } finally {
    running.delete(child);
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}
