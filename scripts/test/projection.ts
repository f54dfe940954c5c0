import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import type { Count } from './count';

/** What the product gets more of as it grows. */
export type Unit = 'operation' | 'screen' | 'journey';
export type Cost = { suite: { name: string; per?: Unit }; count: Count; seconds: number };

/** The size that the run is planned for, see `docs/decisions/027-a-test-run-that-remembers.md`. */
export const planned: Record<Unit, number> = { operation: 150, screen: 150, journey: 50 };
/** Seconds that a cold run may take at that size. */
export const plannedSeconds = 35 * 60;

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns how many there are today. The contract's table of operations is generated: in a fresh clone it is not there at first. */
export async function countUnits(): Promise<Record<Unit, number>> {
  const { operations } = await import('@nadi/contract/operations');
  const screens = 'packages/ui/src/screens';
  // Beside the screens stand folders of what several of them share.
  const isScreen = (area: string, name: string) => existsSync(join(root, screens, area, name, `${name}.tsx`));
  const journeys = readdirSync(join(root, 'apps/web/e2e')).filter((name) => name.endsWith('.test.ts'));
  return {
    operation: Object.keys(operations).length,
    screen: foldersIn(screens).flatMap((area) =>
      foldersIn(`${screens}/${area}`).filter((name) => isScreen(area, name)),
    ).length,
    journey: journeys.length,
  };
}

/**
 * Returns lines that say what the run cost, fixed and for each unit, and what it would cost at the planned size. What is not measured in
 * this run is left out, and said.
 */
export function project(costs: readonly Cost[], today: Record<Unit, number>): string[] {
  const fixed = costs.reduce(
    (sum, { suite, count, seconds }) => sum + (suite.per ? (count.fixedSeconds ?? 0) : seconds),
    0,
  );
  const ofUnit = (unit: Unit) =>
    costs
      .filter(({ suite }) => suite.per === unit)
      .reduce((sum, { count, seconds }) => sum + seconds - (count.fixedSeconds ?? 0), 0) / today[unit];
  const units = Object.keys(planned) as Unit[];
  const atPlan = fixed + units.reduce((sum, unit) => sum + ofUnit(unit) * planned[unit], 0);
  const each = units.map((unit) => `${ofUnit(unit).toFixed(1)} s for each ${unit} (${today[unit]})`);
  const size = units.map((unit) => `${planned[unit]} ${unit}s`).join(', ');
  return [
    `Cost: ${fixed.toFixed(0)} s fixed, ${each.join(', ')}.`,
    `At ${size}: ${(atPlan / 60).toFixed(0)} minutes (planned: ${plannedSeconds / 60}). Suites that ran: ${costs.map(({ suite }) => suite.name).join(', ') || 'none'}.`,
  ];
}
