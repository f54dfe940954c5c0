import { bandOf, type InsightCase } from './case';
import { isHeldOut, type Score, scoreOf, total } from './score';

export type Scored = { one: InsightCase; score: Score };

/** Bounds from below the shares of what must and what must not be said, in per cent, as they were when the cases were last added to. The engine may only get better. */
export const floors = {
  tuning: { said: 95, kept: 99 },
  heldOut: { said: 96, kept: 98 },
} as const;

export const scored = (cases: readonly InsightCase[]): Scored[] =>
  cases.map((one) => ({ one, score: scoreOf(one) }));

export const share = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);

/** Parts those that the engine may be changed by from those that it may not. */
export const setsOf = (all: readonly Scored[]) => ({
  tuning: all.filter(({ one }) => !isHeldOut(one)),
  heldOut: all.filter(({ one }) => isHeldOut(one)),
});

export const totalOf = (some: readonly Scored[]): Score => total(some.map(({ score }) => score));

const columns = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(17))).join('');

const rowOf = (name: string, { cases, said, must, kept, mustNot, unsafe }: Score): string =>
  columns([name, `${cases}`, `${said} of ${must}`, `${kept} of ${mustNot}`, `${unsafe.length}`]);

const groupings: readonly (readonly [string, (one: InsightCase) => string])[] = [
  ['by condition', ({ condition }) => condition],
  ['by age', ({ who }) => bandOf(who)],
  ['by quality of the data', ({ quality }) => quality],
];

/** Returns the table of scores, with what is missed and wrong in the cases that the engine may be changed by. Of those held out it tells their sums and nothing else. */
export function reportOf(all: readonly Scored[]): string[] {
  const { tuning, heldOut } = setsOf(all);
  const { unsafe, missed, wrong } = totalOf(tuning);
  const tables = groupings.flatMap(([title, groupOf]) => [
    ['', title],
    ...[...new Set(tuning.map(({ one }) => groupOf(one)))].map((name) => [
      rowOf(name, totalOf(tuning.filter(({ one }) => groupOf(one) === name))),
    ]),
  ]);
  return [
    columns(['', 'cases', 'must: said', 'must not: kept', 'unsafe']),
    rowOf('for tuning', totalOf(tuning)),
    rowOf('held out', totalOf(heldOut)),
    ...tables.flat(),
    ...['', ...unsafe.map((text) => `unsafe: ${text}`)],
    ...[...missed.map((text) => `missed: ${text}`), ...wrong.map((text) => `wrong: ${text}`)],
  ];
}
