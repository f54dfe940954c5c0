import type { ChildProcess } from 'node:child_process';

/** Milliseconds in which the same signal is one wish: the terminal, npm and what started this program each pass it on. */
const together = 500;
/** A group of its own is told by us alone, with all that it started. Windows has none. */
export const hasGroups = process.platform !== 'win32';

const running = new Set<ChildProcess>();
let isEnding = false;
let lastAt = Number.NEGATIVE_INFINITY;

/** Ends a child, which was spawned `detached` where `hasGroups`, with this program. */
export function endWithUs(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    if (isEnding && running.size === 0) process.exit();
  });
  if (isEnding) tell(child, 'SIGTERM');
}

/** Ends all children and then this program. A second signal is passed on too, for those who will not wait. */
export function endTogether(signal: NodeJS.Signals): void {
  if (performance.now() - lastAt < together) return;
  lastAt = performance.now();
  isEnding = true;
  if (running.size === 0) process.exit();
  for (const child of running) tell(child, signal);
}

/** Hears what ends this program; called once, before it starts anything. */
export function hearSignals(): void {
  // A server knows no hang-up, and would be killed in the middle of a write.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => endTogether(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}

function tell({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(hasGroups ? -pid : pid, signal);
  } catch {
    // It has ended.
  }
}
