import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

export type Places = {
  /** The folder of accepted pictures. */
  baselines: string;
  /** The folder with the results of the last run. */
  results: string;
};

export const usual: Places = {
  baselines: join(root, 'visual', 'baselines'),
  results: join(root, 'test-results', 'visual'),
};

/** The pictures of a change: as accepted, current, and the difference. A new one has only the second, a removed one only the first. */
export type Side = (typeof sides)[number];
export const sides = ['before', 'after', 'difference'] as const;

export const baselineOf = ({ baselines }: Places, name: string): string => join(baselines, `${name}.webp`);
export const resultOf = ({ results }: Places, side: Side, name: string): string =>
  join(results, side, `${name}.webp`);

export function clear({ baselines, results }: Places): void {
  rmSync(results, { recursive: true, force: true });
  for (const side of sides) mkdirSync(join(results, side), { recursive: true });
  mkdirSync(baselines, { recursive: true });
}

/** Returns the names of the accepted pictures. */
export const namesIn = ({ baselines }: Places): string[] =>
  existsSync(baselines)
    ? readdirSync(baselines).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : []))
    : [];

/** Accepts a result of the last run: a picture replaces the one before, or is deleted. */
export function accept(places: Places, name: string): void {
  const after = resultOf(places, 'after', name);
  if (existsSync(after)) copyFileSync(after, baselineOf(places, name));
  else rmSync(baselineOf(places, name), { force: true });
}

/** Deletes all accepted pictures, to make room for another browser's. */
export function empty(places: Places): void {
  for (const name of namesIn(places)) rmSync(baselineOf(places, name));
}

/** Removes the results of a picture. */
export function forget(places: Places, name: string): void {
  for (const side of sides) rmSync(resultOf(places, side, name), { force: true });
}
