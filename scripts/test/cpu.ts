import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second on Linux, the same on every machine. */
const ticksPerSecond = 100;
const betweenLooksMs = 500;

type Process = { parent: number; ticks: number };

/** Reads one process; undefined if it has ended. Its name may contain spaces and brackets, so fields are counted after it. */
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

/** Returns seconds of CPU time of this process and all its descendants so far; undefined if the system does not tell. */
export type CpuMeter = () => number | undefined;

/**
 * Counts CPU time by polling the processes: the system's total for a parent omits those of a browser, whose
 * parent ends before them. Time after the last poll is not counted, nor processes that live for less than one interval.
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
