import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../root';
import type { Count } from './count';
import { type Shares, type Unit, unitOf, units } from './grows';

export type Cost = {
  name: string;
  count: Pick<Count, 'fixedSeconds' | 'shares'>;
  /** Elapsed time. If suites ran in parallel, each has its share of the time that they took together. */
  seconds: number;
  /** CPU time of all its processes together; undefined if the system does not tell. */
  cpuSeconds?: number | undefined;
};

/** The size that the run is planned for, see `docs/decisions/049-two-test-runs.md`. */
export const planned: Record<Unit, number> = { operation: 150, screen: 150, journey: 50 };
/** Maximum seconds for a cold run without `--all` at that size. */
export const plannedSeconds = 25 * 60;

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns the current counts. The contract's table of operations is generated: a fresh clone does not have it at first. */
export async function countUnits(): Promise<Record<Unit, number>> {
  const { operations } = await import('@nadi/contract/operations');
  const screens = 'packages/ui/src/screens';
  // Beside the screens are folders that several of them share.
  const isScreen = (area: string, name: string) => existsSync(join(root, screens, area, name, `${name}.tsx`));
  const journeys = readdirSync(join(root, 'apps/web/e2e')).filter((name) => name.endsWith('.test.ts'));
  return {
    operation: Object.keys(operations).length,
    screen: foldersIn(screens).flatMap((area) =>
      foldersIn(`${screens}/${area}`).filter((name) => isScreen(area, name)),
    ).length,
    // The others do not grow with the product.
    journey: journeys.filter((name) => unitOf(`apps/web/e2e/${name}`) === 'journey').length,
  };
}

/** Returns the seconds of a suite by the things that they grow with. */
function divide({ count, seconds }: Cost): Required<Shares> {
  const { fixedSeconds = 0, shares } = count;
  const before = Math.min(fixedSeconds, seconds);
  const sum = Object.values(shares ?? {}).reduce((all, one) => all + one, 0);
  if (!shares || sum === 0) return { fixed: seconds, operation: 0, screen: 0, journey: 0 };
  const of = (share = 0) => ((seconds - before) * share) / sum;
  return {
    fixed: before + of(shares.fixed),
    operation: of(shares.operation),
    screen: of(shares.screen),
    journey: of(shares.journey),
  };
}

/** Returns the total at the planned size. */
const atPlan = (parts: Required<Shares>, today: Record<Unit, number>): number =>
  parts.fixed + units.reduce((sum, unit) => sum + (parts[unit] / today[unit]) * planned[unit], 0);

const columns = ['fixed', ...units] as const;
const whole = (seconds: number | undefined) =>
  (seconds === undefined ? '?' : seconds.toFixed(0)).padStart(11);
const row = (name: string, cells: readonly (number | undefined)[]) =>
  `${name.padEnd(13)}${cells.map(whole).join('')}`;

/**
 * Returns a table of the cost of each suite, by the things that it grows with, and the cost at the planned size. Suites not measured in
 * this run are left out, with a note.
 *
 * @param machineSeconds CPU time of all programs on the machine
 */
export function project(
  costs: readonly Cost[],
  today: Record<Unit, number>,
  machineSeconds?: number,
): string[] {
  const rows = costs.map((cost) => ({ ...cost, parts: divide(cost) }));
  const add = (take: (cost: (typeof rows)[number]) => number | undefined) =>
    rows.reduce((sum, cost) => sum + (take(cost) ?? 0), 0);
  const planSeconds = add(({ parts }) => atPlan(parts, today));
  const seconds = add((cost) => cost.seconds);
  const cpuSeconds = add((cost) => cost.cpuSeconds);
  const size = units.map((unit) => `${planned[unit]} ${unit}s`).join(', ');
  const cores = availableParallelism();
  const minutes = (some: number) => (some / 60).toFixed(0);
  // Each part of the CPU time grows in the same way as that of the elapsed time.
  const planCpu = add(({ parts, ...cost }) =>
    cost.seconds > 0 ? ((cost.cpuSeconds ?? 0) / cost.seconds) * atPlan(parts, today) : 0,
  );
  const others = machineSeconds === undefined ? 0 : Math.max(0, machineSeconds - cpuSeconds);
  return [
    `${'Seconds'.padEnd(13)}${['wall', 'CPU', ...columns, 'at plan'].map((title) => title.padStart(11)).join('')}`,
    `${'(today)'.padEnd(13)}${['', '', '', ...units.map((unit) => String(today[unit])), ''].map((text) => text.padStart(11)).join('')}`,
    ...rows.map(({ name, parts, ...cost }) =>
      row(name, [
        cost.seconds,
        cost.cpuSeconds,
        ...columns.map((column) => parts[column]),
        atPlan(parts, today),
      ]),
    ),
    row('together', [
      seconds,
      cpuSeconds || undefined,
      ...columns.map((column) => add(({ parts }) => parts[column])),
      planSeconds,
    ]),
    `At ${size}: ${minutes(planSeconds)} minutes (planned: ${plannedSeconds / 60})${planCpu > 0 ? `, of which ${cores} cores alone need ${minutes(planCpu / cores)}` : ''}. Suites that ran: ${costs.map(({ name }) => name).join(', ') || 'none'}.`,
    ...(others > 0.1 * seconds * cores
      ? [
          `Others used ${((100 * others) / (seconds * cores)).toFixed(0)} % of the machine meanwhile: by the clock it looks dearer than it is.`,
        ]
      : []),
  ];
}
