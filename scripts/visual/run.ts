import { copyFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { type Finding, judge } from './judge';
import { baselineOf, clear, forget, namesIn, type Places, resultOf } from './places';
import { findSheets, isMeant, nameOf, type Shot, shotOf, shotsOf } from './shots';
import { type Taken, takeAll } from './take';

export type Run = {
  findings: Finding[];
  /** Names of pictures that were drawn differently the second time. */
  unsteady: string[];
  /** Seconds spent on taking and comparing. */
  seconds: number;
};

const maxLooks = 4;

/** Takes pictures of the catalogue and compares each with the accepted one. */
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
 * Takes changed pictures again until two are identical: a page that draws itself in two ways is not a change, and
 * neither of the two may be accepted by accident.
 */
async function settle(
  places: Places,
  shots: readonly Shot[],
  first: Taken,
  again: () => Promise<Taken>,
  unsteady: Set<string>,
): Promise<Finding[]> {
  // On a busy machine, an element that a play function waits for may once come too late.
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
    if (looks === maxLooks) return broken(shots, ['it is drawn otherwise each time']);
    taken = next;
  }
}

const broken = (shots: readonly Shot[], problems: string[]): Finding[] =>
  shots.map((shot) => ({ ...shot, name: nameOf(shot), is: 'broken', problems }));
