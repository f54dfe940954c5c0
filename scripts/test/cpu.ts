import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux, on every machine that it runs on. */
const ticksPerSecond = 100;
const betweenLooksMs = 500;

type Process = { parent: number; ticks: number };

/** Reads one process; undefined where it has ended. Its name may hold spaces and brackets, and what counts stands behind it. */
function readProcess(id: string): (Process & { begun: string }) | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [1, 11, 12].map((at) => Number(fields[at]));
    return { parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0), begun: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** Seconds of CPU time of this process and of all that came of it so far; undefined where the system does not tell. */
export type CpuMeter = () => number | undefined;

/**
 * Counts CPU time by looking at the processes again and again: what the system adds up for a parent leaves out those of a browser, whose
 * parent ends before them. What a process does after the last look at it is not counted, nor one that lives shorter than that.
 */
export function meterCpu(): CpuMeter {
  if (process.platform !== 'linux') return () => undefined;
  const ticks = new Map<string, number>();
  const look = () => {
    const now = new Map<number, Process & { key: string }>();
    for (const id of readdirSync('/proc')) {
      const found = /^\d/.test(id) ? readProcess(id) : undefined;
      if (found) now.set(Number(id), { ...found, key: `${id} ${found.begun}` });
    }
    const isOurs = (id: number, one: Process & { key: string }): boolean => {
      if (id === process.pid || ticks.has(one.key)) return true;
      const parent = now.get(one.parent);
      return parent !== undefined && isOurs(one.parent, parent);
    };
    for (const [id, one] of now) if (isOurs(id, one)) ticks.set(one.key, one.ticks);
  };
  setInterval(look, betweenLooksMs).unref();
  return () => {
    look();
    return [...ticks.values()].reduce((sum, one) => sum + one, 0) / ticksPerSecond;
  };
}
