import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../root';
import type { Spread } from './rounds';

export type Result = {
  /** Id of the promise. */
  id: string;
  what: string;
  unit: string;
  spread: Spread;
  /** The value that the median must reach, or must not exceed. */
  floor?: number;
  ceiling?: number;
  /** True if it depends on the code alone and not on the machine: then a miss fails without `--check` too. */
  isExact?: boolean;
};

const machine = {
  processors: `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  system: `${type()}, Node ${process.versions.node}`,
};

const inShort = (value: number) => (value >= 100 ? Math.round(value).toString() : value.toFixed(2));

export const isMissed = ({ spread, floor = 0, ceiling = Number.POSITIVE_INFINITY }: Result): boolean =>
  !(spread.median >= floor && spread.median <= ceiling);

/** One line for a person. */
export function toLine(result: Result): string {
  const { id, what, unit, spread, floor, ceiling } = result;
  const numbers = [spread.min, spread.median, spread.max]
    .map((value) => inShort(value).padStart(7))
    .join(' ');
  const bound = floor !== undefined ? `>= ${floor}` : ceiling !== undefined ? `<= ${ceiling}` : '';
  const verdict = bound === '' ? '' : `  ${bound} ${isMissed(result) ? 'MISSED' : 'kept'}`;
  return `${id.padEnd(4)} ${what.padEnd(44)} ${numbers} ${unit}${verdict}`;
}

/** Prints the results and saves them in `test-results/bench.json`. */
export function report(results: readonly Result[]): void {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify({ machine, results }, null, 2)}\n`);
  console.log(`\n${Object.values(machine).join(', ')}`);
  console.log(`${' '.repeat(50)}    least  median    most`);
  for (const result of results) console.log(toLine(result));
}
