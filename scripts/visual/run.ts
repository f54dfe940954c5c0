import { copyFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { type Finding, judge } from './judge';
import { baselineOf, clear, forget, namesIn, type Places, resultOf } from './places';
import { findSheets, isMeant, nameOf, type Shot, shotOf, shotsOf } from './shots';
import { type Taken, takeAll } from './take';

export type Run = {
  findings: Finding[];
  /** Names of pictures that were drawn otherwise on the second look. */
  unsteady: string[];
  /** Spent on taking and comparing. */
  seconds: number;
};

const mostLooks = 4;

/** Pictures the catalogue and says of every picture whether it is as accepted. */
export async function look(
  browser: Browser,
  url: string,
  catalogue: string,
  places: Places,
  only = '',
): Promise<Run> {
  clear(places);
  const sheets = findSheets(catalogue, only);
  const findings: Finding[] = [];
  const unsteady = new Set<string>();
  const began = performance.now();
  await takeAll(browser, url, sheets, async (shots, first, again) => {
    findings.push(...(await settle(places, shots, first, again, unsteady)));
  });
  const seconds = (performance.now() - began) / 1000;

  const expected = new Set(shotsOf(sheets).map(nameOf));
  for (const name of namesIn(places)) {
    if (expected.has(name) || !isMeant(shotOf(name).story, only)) continue;
    copyFileSync(baselineOf(places, name), resultOf(places, 'before', name));
    findings.push({ ...shotOf(name), name, is: 'gone' });
  }
  findings.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return { findings, unsteady: [...unsteady], seconds };
}

/**
 * Looks again at what is not as accepted, until it was drawn alike twice: a page that draws itself in two ways is no change, and
 * neither of the two may be accepted by chance.
 */
async function settle(
  places: Places,
  shots: readonly Shot[],
  first: Taken,
  again: () => Promise<Taken>,
  unsteady: Set<string>,
): Promise<Finding[]> {
  // On a machine with much to do, what a play function waits for may come too late once.
  const orAgain = async (taken: Taken) => ('problems' in taken ? again() : taken);
  let taken = await orAgain(first);
  for (let looks = 1; ; looks += 1) {
    if ('problems' in taken) return broken(shots, taken.problems);
    const { pictures, tops } = taken;
    const findings: Finding[] = [];
    for (const [index, shot] of shots.entries())
      findings.push(await judge(places, shot, pictures[index] ?? Buffer.alloc(0), tops));
    if (findings.every(({ is }) => is === 'same')) return findings;

    const next = await orAgain(await again());
    if ('problems' in next) return broken(shots, next.problems);
    const apart = shots.filter(
      (_, index) => !next.pictures[index]?.equals(pictures[index] ?? Buffer.alloc(0)),
    );
    if (apart.length === 0) return findings;
    for (const name of apart.map(nameOf)) {
      unsteady.add(name);
      forget(places, name);
    }
    if (looks === mostLooks) return broken(shots, ['it is drawn otherwise each time']);
    taken = next;
  }
}

const broken = (shots: readonly Shot[], problems: string[]): Finding[] =>
  shots.map((shot) => ({ ...shot, name: nameOf(shot), is: 'broken', problems }));
