import { readdirSync, readFileSync } from 'node:fs';

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The processes that a process has started and that run. */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    textOf(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );

/** Megabytes of memory that a process holds; none once it has ended. */
export function residentOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1_000;
}
